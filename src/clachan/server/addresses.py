"""What may stand in an address of ours: the name of a table or game, the secret of a seat, a number."""

from starlette.convertors import Convertor, register_url_convertor


class NameConvertor(Convertor[str]):
    """Letters, digits, dashes: nothing that any database or log could stumble over."""

    regex = "[A-Za-z0-9_-]{1,64}"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


class CountConvertor(Convertor[int]):
    """A number that a game can have of something."""

    regex = "[0-9]{1,6}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("name", NameConvertor())
register_url_convertor("count", CountConvertor())
