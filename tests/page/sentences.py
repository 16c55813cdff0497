"""Says every sentence there is with many numbers, one on each row: `python sentences.py [FOLDER]`.

What lies in the folder stands in for a library.
"""

import sys

sys.path[:0] = sys.argv[1:]

from fluent.runtime import FluentBundle, FluentResource  # noqa: E402 - perhaps with a stand-in
from fluent.syntax import ast, visitor  # noqa: E402

from baronnies.core.words import LANGS, word_files  # noqa: E402

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100, 999, 1000, 1234, 1_000_000, -1, -3, 0.5, 1.5, 12345.678)


class Variables(visitor.Visitor):
    """The names of what fills a sentence."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as Fluent calls it
        self.names.add(node.id.name)


def say(lang: str) -> None:
    """All of a language."""
    bundle, entries = FluentBundle([lang], use_isolating=False), list[ast.Message]()
    for source in word_files(lang):
        resource = FluentResource(source)
        bundle.add_resource(resource)
        entries += [entry for entry in resource.body if isinstance(entry, ast.Message)]
    for entry in entries:
        variables = Variables()
        variables.visit(entry)
        message = bundle.get_message(entry.id.name)
        for pattern in (message.value, *message.attributes.values()):
            for number in NUMBERS if variables.names and pattern else ():
                facts = dict.fromkeys(variables.names, number)
                assert pattern is not None
                print(entry.id.name, number, repr(bundle.format_pattern(pattern, facts)[0]))  # noqa: T201 - its answer


for each in LANGS:
    say(each)
