"""What the adapters compile beside the rules: seeing, remembering, playing for the others."""
