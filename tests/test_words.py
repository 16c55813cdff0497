"""Words: both languages say the same things, and everything that can be said has words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import baronnies
from baronnies.core.game import Game
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import LANGS, word
from baronnies.games import SHELF
from baronnies.server.house.lobby import game_facts

SOURCE = Path(baronnies.__file__).parent
CLIENT = Path(__file__).parent.parent / "web" / "src"
ENGLISH = sorted(SOURCE.rglob("words.en.ftl"))
PAGES = sorted(CLIENT.rglob("words.en.ftl"))  # the client's own
by_file = pytest.mark.parametrize(
    "path", [*ENGLISH, *PAGES], ids=lambda path: "-".join(path.parent.parts[-2:])
)


class Variables(Visitor):
    """The facts a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def messages(path: Path) -> dict[str, ftl.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not broken, f"{path}: {broken}"
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found), f"{path}: a key twice"
    return {message.id.name: message for message in found}


def french(path: Path) -> Path:
    return path.with_name("words.fr.ftl")


@by_file
def test_both_languages_have_the_same_keys_in_the_same_order(path: Path) -> None:
    assert list(messages(path)) == list(messages(french(path)))


@by_file
def test_both_languages_tell_the_same_facts(path: Path) -> None:
    translated = messages(french(path))
    for key, message in messages(path).items():
        assert variables(message) == variables(translated[key]), key


def test_no_words_are_without_their_translation() -> None:
    assert [french(path) for path in ENGLISH] == sorted(SOURCE.rglob("words.fr.ftl"))
    assert [french(path) for path in PAGES] == sorted(CLIENT.rglob("words.fr.ftl"))


def test_no_french_sentence_puts_de_before_a_name() -> None:
    """A name may begin with a vowel: nobody says *de Aliénor*."""
    named = re.compile(r"\b[dD]e \{ \$(?:name|other|victim|\w*_seat|seat) \}(?!\s%)")
    fine = {"lobby-you", "record-refused"}  # a name that is quoted; the letter of a seat
    found = [
        message.id.name
        for path in [*ENGLISH, *PAGES]
        for message in messages(french(path)).values()
        if named.search(FluentSerializer().serialize_entry(message))
    ]
    assert set(found) == fine


def told_of(name: str) -> list[str]:
    """The events of a game as its files tell them, a line each."""
    path = SOURCE / "games" / name / "words.en.ftl"
    kept = [messages(path), messages(french(path))]
    told = [keys[f"{name}-{kind}"] for keys in kept for kind in SHELF[name].events]
    values = [ftl.Message(one.id, one.value) for one in told]
    return [" ".join(FluentSerializer().serialize_entry(one).split()) for one in values]


@pytest.mark.parametrize("name", SHELF)
def test_whoever_reads_a_story_can_be_told_of_as_you(name: str) -> None:
    """“Player 1 draws” is “Draws” beside their arms; elsewhere no verb belongs to a name."""
    seat = r"\{ \$\w*seat \}"
    begins = re.compile(rf"(?:= |\] ){seat}(?= |:|\u00a0:|’s )")
    elsewhere = re.compile(rf"(?:\((?:[^()]*, )?|\b(?:for|from|pour) ){seat}|{seat}’s ")
    for told in told_of(name):
        assert not re.search(seat, elsewhere.sub("", begins.sub("", told))), told


def test_boards_name_no_cells_where_they_can_show_them() -> None:
    """Only who hears a cell is told what it is called: prompts and plaques say “here”."""
    named = [
        key
        for path in PAGES
        if "boards" in path.parts
        for key, message in messages(path).items()
        if variables(message) & {"cell", "hex", "block", "entries"}
    ]
    assert set(named) == {"board-baubyron-cell", "board-baubyron-beside", "building-cell"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_gave_no_name_is_called_alike_before_and_at_the_table(lang: str) -> None:
    """By the charge of the seat’s arms, each another one; the pages draw them in that order."""
    server = messages(SOURCE / "server" / f"words.{lang}.ftl")["server-player"]
    client = messages(CLIENT / "parts" / f"words.{lang}.ftl")["new-player"]
    assert server.value is not None
    assert client.value is not None
    assert server.value.equals(client.value)
    charges = re.search(r"CHARGES = \[(.*?)\]", (CLIENT / "arms.ts").read_text("utf-8"), re.DOTALL)
    assert charges is not None
    called = {word(lang, "server-player", {"number": at + 1}) for at in range(10)}
    assert len(called) == len(re.findall(r'"', charges[1])) / 2 == 10


@pytest.mark.parametrize("files", [ENGLISH, PAGES], ids=["server", "client"])
def test_a_key_stands_in_one_file_only(files: list[Path]) -> None:
    keys = [key for path in files for key in messages(path)]
    assert len(keys) == len(set(keys))


# ---- what the source says --------------------------------------------------------------------


def told_keys() -> Iterator[tuple[str, set[str], str]]:
    """The key and the names of the facts of every `Unreadable("key", …)` and its likes."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield from told_by(node, f"{path.relative_to(SOURCE)}:{node.lineno}")


def told_by(node: ast.Call, place: str) -> Iterator[tuple[str, set[str], str]]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name in ("Unreadable", "damaged", "wrong"):
        for arg in node.args:
            if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                yield arg.value, {keyword.arg or "" for keyword in node.keywords}, place


def test_every_refusal_of_a_text_has_words_for_its_facts() -> None:
    english = {key: message for path in ENGLISH for key, message in messages(path).items()}
    told = list(told_keys())
    assert len(told) > 40
    for key, facts, place in told:
        assert key in english, f"{place}: {key} has no words"
        assert variables(english[key]) <= facts, f"{place}: {key} lacks a fact"


def test_there_are_no_words_that_nobody_says() -> None:
    """A key stands in the source: whole, or its end where keys are put together."""
    sources = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    quoted = {text for source in sources for text in re.findall(r"""["']([\w-]+)["']""", source)}
    quoted |= {text.replace("_", "-") for text in quoted}  # codes of the wire
    shelf = ("about", "brief", "who", "lines", "chance")
    words = "\n".join(path.read_text("utf-8") for path in ENGLISH)
    inside = set(re.findall(r"\{ ([a-z][\w-]*) \}", words))
    said = {f"{game.name}-{kind}" for game in SHELF.values() for kind in (*game.events, *shelf)}
    for path in ENGLISH:
        for key in messages(path):
            parts = key.split("-")
            ends = {"-".join(parts[at:]) for at in range(len(parts))}
            assert ends & quoted or key in said | inside, f"{key} is said by nobody"


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.name)
def test_every_event_has_words_that_use_its_facts(game: Game) -> None:
    english = {key: message for path in ENGLISH for key, message in messages(path).items()}
    for kind, facts in game.events.items():
        key = f"{game.name}-{kind}"
        assert key in english, f"{key} has no words"
        assert variables(english[key]) <= {*facts, "where"}, key  # whether places are told
        for lang in LANGS:
            assert word(lang, f"{key}.event"), "counted by the lab under its name"


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.name)
def test_a_shelf_has_words_for_every_game_its_options_and_their_values(game: Game) -> None:
    for lang in LANGS:
        facts = game_facts(game, lang)
        assert all((facts.about, facts.brief, facts.who, facts.chance))
        assert len(facts.lines) == 3
        assert game.seats[0] <= facts.usual <= game.seats[1]
        for option in facts.options:
            assert option.called
            assert all(option.words.values()), option.name


# ---- what the pages say ----------------------------------------------------------------------


def pages() -> dict[str, str]:
    """The client's source by its path."""
    paths = [path for kind in ("*.svelte", "*.ts") for path in CLIENT.rglob(kind)]
    found = {str(path.relative_to(CLIENT)): path.read_text("utf-8") for path in sorted(paths)}
    assert len(found) > 50
    return found


def first_arguments(source: str) -> Iterator[str]:
    """What stands first in every call of t: a key, or how it is chosen."""
    for call in re.finditer(r"(?<![\w$])t\(", source):
        depth, end = 1, call.end()
        while depth and (depth > 1 or source[end] != ","):
            depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(source[end], 0)
            end += 1
        yield source[call.end() : end].rstrip(")").strip()


def test_whatever_a_page_says_has_words() -> None:
    known = {key for path in (*ENGLISH, *PAGES) for key in messages(path)}
    said = [(place, text) for place, source in pages().items() for text in first_arguments(source)]
    assert len(said) > 200
    for place, text in said:
        whole = re.fullmatch(r'"([\w-]+)"', text)
        keys = [whole[1]] if whole else re.findall(r'"(\w+-[\w-]+)"', text)
        assert [key for key in keys if key not in known] == [], place


def test_a_word_that_tells_facts_is_given_some() -> None:
    """What is said without any fact, t("key"), wants none."""
    known = {key: message for path in (*ENGLISH, *PAGES) for key, message in messages(path).items()}
    said = [
        (place, key)
        for place, source in pages().items()
        for key in re.findall(r'(?<![\w$])t\("([\w-]+)"\)', source)
    ]
    assert len(said) > 200
    assert [(place, key) for place, key in said if variables(known[key])] == []


def test_no_page_has_words_that_it_never_says() -> None:
    """A key stands in the client: whole, with holes to fill, or inside other words."""
    source = "\n".join(pages().values())
    quoted = set(re.findall(r"""["'`]([\w-]+)["'`]""", source))
    holes = [
        re.sub(r"\$\{[^}]*\}", "${}", text) for text in re.findall(r"`([\w-]+-\$\{[^`]*)`", source)
    ]
    shapes = [re.compile(re.escape(text).replace(r"\$\{\}", r"[\w-]+")) for text in holes]
    words = "\n".join(path.read_text("utf-8") for path in PAGES)
    inside = set(re.findall(r"\{ ([a-z][\w-]*) \}", words))
    unsaid = [
        f"{path.parent.name}: {key}"
        for path in PAGES
        for key in messages(path)
        if key not in quoted | inside and not any(shape.fullmatch(key) for shape in shapes)
    ]
    assert unsaid == []


# ---- the words themselves --------------------------------------------------------------------


def test_a_word_is_filled_with_facts() -> None:
    assert word("en", "at-line", {"line": 3, "sentence": "No."}) == "Line 3: No."
    assert word("fr", "at-line", {"line": 3, "sentence": "Non."}) == "Ligne 3\u00a0: Non."


def test_a_missing_fact_or_word_is_our_mistake() -> None:
    with pytest.raises(AssertionError, match="at-line in en"):
        word("en", "at-line", {"line": 3})
    with pytest.raises(LookupError):
        word("en", "no-such-word")


def test_reasons_are_told_one_inside_the_other() -> None:
    inner = Unreadable("record-number", value="x", line=2)
    outer = Unreadable("record-start", reason=inner, line=7)
    assert str(outer) == "Line 7: Line 2: “x” is not a number."
    assert outer.words("fr") == "Ligne 7\u00a0: Ligne 2\u00a0: «\u00a0x\u00a0» n’est pas un nombre."


def test_facts_are_quoted_as_they_are() -> None:
    told = Unreadable("record-number", value="{ $x } [bold] \\ “")
    assert str(told) == "“{ $x } [bold] \\ “” is not a number."
