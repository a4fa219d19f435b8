from typing import Any
def position(s: Any) -> dict[str, Any]:
    return {}
def set_position(s: Any, fields: Any) -> None:
    pass
