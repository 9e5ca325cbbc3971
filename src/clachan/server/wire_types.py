"""Writes the TypeScript types of everything on the wire, from msgspec's JSON schema of the records.

python -m clachan.server.wire_types > web/src/wire.ts
"""

from typing import Any

from msgspec import json

from clachan.server.forms import HomeShown, NextShown, ReplayShown, TableForm, WhatIfForm, WhatIfShown
from clachan.server.messages import AnyReply, AnyRequest

HEAD = "// Written by `python -m clachan.server.wire_types`; change the records in Python instead.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def wire_types() -> str:
    """The whole file."""
    wanted = (HomeShown, NextShown, ReplayShown, TableForm, WhatIfForm, WhatIfShown, AnyReply, AnyRequest)
    _, components = json.schema_components(wanted, ref_template="{name}")
    parts = [HEAD]
    for name, schema in sorted(components.items()):
        parts.append(f"export interface {name} {_record(schema)}\n")
    for union in ("AnyReply", "AnyRequest"):
        members = [member.__name__ for member in globals()[union].__args__]
        parts.append(f"export type {union} = {' | '.join(members)};\n")
    return "\n".join(parts)


def _record(schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [
        f"  {name}{'' if name in required or 'enum' in field else '?'}: {_type(field)};"
        for name, field in schema["properties"].items()
    ]
    return "{\n" + "\n".join(lines) + "\n}"


def _type(field: dict[str, Any]) -> str:
    if "$ref" in field:
        return str(field["$ref"])
    if "enum" in field:
        return " | ".join(json.encode(value).decode() for value in field["enum"])
    if "anyOf" in field:
        return " | ".join(dict.fromkeys(_type(option) for option in field["anyOf"]))
    if field.get("type") == "array":
        inner = _type(field["items"]) if field.get("items") else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if field.get("type") == "object":
        values = field.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) and values else 'unknown'}>"
    return PLAIN.get(str(field.get("type")), "unknown")


if __name__ == "__main__":
    print(wire_types(), end="")
