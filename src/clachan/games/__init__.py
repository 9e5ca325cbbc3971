"""The games. Each is a folder here, stands on the core alone and knows nothing of the others.

They are offered by entry points, as those of other packages are; the folders are looked through as well,
because a source tree may have games that its installation does not know yet.
"""

from pkgutil import iter_modules

from clachan.core.game import register

for _found in (found for found in iter_modules(__path__) if found.ispkg):
    register(_found.name, f"{__name__}.{_found.name}:open_game")
