"""Writes the TypeScript types of everything on the wire, from msgspec's JSON schema of the records:
`wire.ts`, and `<game>/view.ts` for the view of each game that describes it.

python -m clachan.server.wire_types web/src
"""

import sys
from pathlib import Path
from typing import Any

from msgspec import json

from clachan.core.game import game_names
from clachan.server.api_messages import HomeShown, NextShown, ReplayShown, TableForm, WhatIfForm, WhatIfShown
from clachan.server.messages import AnyReply, AnyRequest
from clachan.server.tabletop import tabletop_of
from clachan.server.topics import Topic, Uncertain

HEAD = "// Written by `python -m clachan.server.wire_types`; change the records in Python instead.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


WANTED = (
    HomeShown, NextShown, ReplayShown, TableForm, WhatIfForm, WhatIfShown, AnyReply, AnyRequest,
    Topic, Uncertain,
)  # fmt: skip


def written() -> dict[str, str]:
    """Every file that is written, by its path in the client's sources."""
    views = {game: tabletop_of(game).records for game in game_names()}
    files = {f"{game}/view.ts": view_types(records) for game, records in views.items() if records}
    return {"wire.ts": wire_types(), **files}


def view_types(records: tuple[type, ...]) -> str:
    """The types of one game; what all games share is taken from the types of the wire."""
    components, wire = _components(records), _components(WANTED)
    shared = sorted(components.keys() & wire.keys())
    own = [_interface(name, schema) for name, schema in sorted(components.items()) if name not in shared]
    taken = f'import type {{ {", ".join(shared)} }} from "../wire";\n'
    return "\n".join([HEAD, *([taken] if shared else []), *own])


def wire_types() -> str:
    """The types of the wire."""
    parts = [HEAD]
    for name, schema in sorted(_components(WANTED).items()):
        parts.append(_interface(name, schema))
    for union in ("AnyReply", "AnyRequest"):
        members = [member.__name__ for member in globals()[union].__args__]
        parts.append(f"export type {union} = {' | '.join(members)};\n")
    return "\n".join(parts)


def _components(wanted: tuple[Any, ...]) -> dict[str, dict[str, Any]]:
    return json.schema_components(wanted, ref_template="{name}")[1]


def _interface(name: str, schema: dict[str, Any]) -> str:
    return f"export interface {name} {_record(schema)}\n"


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
    for path, text in written().items():
        (Path(sys.argv[1]) / path).write_text(text)
