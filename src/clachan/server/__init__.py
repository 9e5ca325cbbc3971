"""The web table: tables, guests, the wire, the store. Rules are asked of the engine, never written here."""
