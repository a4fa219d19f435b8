"""How `make docs` builds the site."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

project = "Polana"
project_copyright = "the authors of Polana, MIT licence"
extensions = ["myst_parser", "sphinx.ext.autodoc", "docs.extension"]
exclude_patterns = ["extension", "static"]

myst_heading_anchors = 3

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
python_use_unqualified_type_names = True
add_module_names = False
default_role = "literal"  # docstrings are written as Markdown is: `name`
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Polana"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#2f6b45", "color-brand-content": "#2f6b45"},
    "dark_css_variables": {"color-brand-primary": "#8fd0a4", "color-brand-content": "#8fd0a4"},
}
