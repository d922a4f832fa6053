#!/usr/bin/env python3
"""Checks that every text on screen comes from a catalogue, in English and in Russian, and that none is left over.

Each module with a Localizable.xcstrings is one module. Documentation/Technotes/Languages.md tells how a
text gets to the screen.
"""

import argparse
import json
import pathlib
import re
import sys

import houses

ROOT = pathlib.Path(__file__).resolve().parent.parent

CATALOGUE = "Localizable.xcstrings"
SCREENS = ("Features", "AppShell", "DesignSystem", "Figures", "Reports")
SOURCE = "en"
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}}
# Shown as they are in every language: each language is named in its own, and keys are named as on keyboards.
VERBATIM = {"English", "Русский", "Ctrl-K", "Enter", "Esc", "F6", "PgUp, PgDn", "W"}

# Views and modifiers that would show a literal, or look it up in a catalogue that is not the module's.
SHOWING = {
    *("Button", "ContentUnavailableView", "DatePicker", "DisclosureGroup", "Gauge", "GroupBox", "Label", "LabeledContent"),
    *("Link", "LocalizedStringKey", "Menu", "NavigationLink", "Picker", "ProgressView", "Section", "SecureField"),
    *("ShareLink", "Slider", "Stepper", "Tab", "TextField", "Toggle", "WindowGroup"),
    *("accessibilityHint", "accessibilityLabel", "accessibilityValue", "alert", "confirmationDialog", "help"),
    *("navigationSubtitle", "navigationTitle"),
}
SHOWING_LABELS = {"description", "message", "placeholder", "prompt", "title"}

ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "'": "'", "\\": "\\"}
PLACEHOLDER = re.compile(r"%(?:(?P<place>\d+)\$)?(?P<kind>@|lld|lf|%)?")


# Swift


class Literal:
    """A text in the source: its parts are texts, and lists of tokens for what is interpolated."""

    def __init__(self, parts, line):
        self.parts = parts
        self.line = line

    @property
    def words(self):
        return "".join(part for part in self.parts if isinstance(part, str))

    def keys(self):
        """A pattern for the keys that the text may have, and how a person would write them."""
        interpolated = any(not isinstance(part, str) for part in self.parts)
        pattern = shown = ""
        for part in self.parts:
            if isinstance(part, str):
                text = part.replace("%", "%%") if interpolated else part
                pattern, shown = pattern + re.escape(text), shown + text
            elif any(label == "format" for label, _ in arguments(part)):
                pattern, shown = pattern + "%@", shown + "%@"
            else:
                pattern, shown = pattern + "%(?:@|lld|lf)", shown + "%…"
        return re.compile(pattern), shown

    def days(self):
        """The places, from 1, of the values that are written as a whole date."""
        values = [part for part in self.parts if not isinstance(part, str)]
        return {place for place, value in enumerate(values, 1)
                if any(label == "format" and [token.text for token in format] == [".", "day"]
                       for label, format in arguments(value))}


class Word:
    def __init__(self, text, line):
        self.text = text
        self.line = line

    def __eq__(self, other):
        return self.text == other


class Reader:
    """Splits Swift into words, signs and texts, and leaves comments out."""

    def __init__(self, source):
        self.source = source
        self.place = 0
        self.line = 1

    def step(self, count=1):
        self.line += self.source.count("\n", self.place, self.place + count)
        self.place += count

    def tokens(self, until_parenthesis=False):
        found, depth = [], 0
        while self.place < len(self.source):
            rest = self.source[self.place : self.place + 2]
            if rest == "//":
                end = self.source.find("\n", self.place)
                self.step((end if end >= 0 else len(self.source)) - self.place)
            elif rest == "/*":
                self.skip_comment()
            elif opening := re.compile(r'(#*)("""|")').match(self.source, self.place):
                found.append(self.literal(opening[1], opening[2]))
            elif word := re.compile(r"[\w$]+").match(self.source, self.place):
                found.append(Word(word[0], self.line))
                self.step(len(word[0]))
            else:
                sign = self.source[self.place]
                if until_parenthesis and sign == ")" and depth == 0:
                    self.step()
                    return found
                depth += {"(": 1, ")": -1}.get(sign, 0)
                if not sign.isspace():
                    found.append(Word(sign, self.line))
                self.step()
        return found

    def skip_comment(self):
        depth = 0
        for mark in re.compile(r"/\*|\*/").finditer(self.source, self.place):
            depth += 1 if mark[0] == "/*" else -1
            if depth == 0:
                return self.step(mark.end() - self.place)
        self.step(len(self.source) - self.place)

    def literal(self, hashes, quotes):
        line = self.line
        self.step(len(hashes + quotes))
        parts, start, escape = [], self.place, "\\" + hashes
        while not self.source.startswith(quotes + hashes, self.place) and self.place < len(self.source):
            if self.source.startswith(escape + "(", self.place):
                parts.append(self.source[start : self.place])
                self.step(len(escape) + 1)
                parts.append(self.tokens(until_parenthesis=True))
                start = self.place
            else:
                self.step(len(escape) + 1 if self.source.startswith(escape, self.place) else 1)
        parts.append(self.source[start : self.place])
        self.step(len(quotes + hashes))
        if quotes == '"""':
            parts = without_indents(parts)
        return Literal([unescaped(part, escape) if isinstance(part, str) else part for part in parts], line)


def without_indents(parts):
    """The lines of a text of several lines, without what stands before all of them."""
    indent = parts[-1].rpartition("\n")[2]
    parts = [part.replace("\n" + indent, "\n") if isinstance(part, str) else part for part in parts]
    parts[0] = parts[0].partition("\n")[2]
    parts[-1] = parts[-1].rpartition("\n")[0]
    return parts


def unescaped(text, escape):
    text = re.sub(re.escape(escape) + r"[ \t]*(\n|$)", "", text)
    text = re.sub(re.escape(escape) + r"u\{([0-9A-Fa-f]+)\}", lambda found: chr(int(found[1], 16)), text)
    return re.sub(re.escape(escape) + r"(.)", lambda found: ESCAPES.get(found[1], found[1]), text)


def arguments(tokens):
    """The arguments of a call: each with its label, or None."""
    found, depth = [[]], 0
    for token in tokens:
        if isinstance(token, Word):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(token.text, 0)
            if token == "," and depth == 0:
                found.append([])
                continue
        found[-1].append(token)
    for argument in found:
        if len(argument) > 1 and isinstance(argument[0], Word) and argument[1] == ":":
            yield argument[0].text, argument[2:]
        else:
            yield None, argument


def calls(tokens):
    """Every call with its name, its arguments and its line."""
    for place, token in enumerate(tokens):
        if isinstance(token, Literal):
            for part in token.parts:
                if not isinstance(part, str):
                    yield from calls(part)
        elif place + 1 < len(tokens) and tokens[place + 1] == "(" and re.match(r"[A-Za-z]", token.text):
            depth, end = 0, place + 1
            while end < len(tokens):
                depth += {"(": 1, ")": -1}.get(getattr(tokens[end], "text", ""), 0)
                if depth == 0:
                    break
                end += 1
            yield token.text, list(arguments(tokens[place + 2 : end])), token.line


def literals(tokens):
    """The texts of an argument, but for those inside other calls."""
    depth = 0
    for token in tokens:
        if isinstance(token, Literal):
            if depth == 0:
                yield token
        else:
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(token.text, 0)


def has_letters(text):
    return any(character.isalpha() for character in text)


# Screens


def texts_and_problems(file):
    """The texts of a file that are keys, and the problems of the others, each with its line."""
    for name, given, line in calls(Reader(file.read_text()).tokens()):
        if not given:
            continue
        label, first = given[0]
        texts = list(literals(first))
        if name == "Text" and label is None and texts:
            if any(label == "bundle" for label, _ in given):
                yield from ((text.line, text, None) for text in texts)
            else:
                yield line, None, f"Text(“{texts[0].words}”) is in no catalogue: write Text(…, bundle: .module)."
        elif name == "Text" and label == "verbatim":
            for text in texts:
                if has_letters(text.words) and text.words not in VERBATIM:
                    yield text.line, None, f"“{text.words}” is shown to everybody as it is: write Text(…, bundle: .module)."
        elif name == "String" and label == "localized":
            yield line, None, "String(localized:) does not know who reads: show a Text(…, bundle: .module)."
        elif name in SHOWING:
            for label, argument in [(None, first)] * (label is None) + given[label is None :]:
                if label is None or label in SHOWING_LABELS:
                    for text in literals(argument):
                        yield text.line, None, (
                            f"{name} is given the literal “{text.words}”: give it a Text(…, bundle: .module) instead.")
        else:
            for label, argument in given:
                for text in literals(argument) if label in SHOWING_LABELS else []:
                    if has_letters(text.words):
                        yield text.line, None, f"“{text.words}” for {label}: give a Text(…, bundle: .module) instead."


# Catalogues


def placeholders(text):
    """The kind of each value by its place from 1, and whether the text is well-formed."""
    kinds, following, is_right = {}, 0, True
    for found in PLACEHOLDER.finditer(text):
        if found["kind"] == "%":
            continue
        if found["kind"] is None:
            is_right = False
            continue
        if found["place"]:
            place = int(found["place"])
        else:
            following += 1
            place = following
        is_right = is_right and kinds.get(place, found["kind"]) == found["kind"]
        kinds[place] = found["kind"]
    return kinds, is_right


def values(localization):
    """The texts of one language, by plural category; None for a text without plural forms."""
    if unit := localization.get("stringUnit"):
        yield None, unit
    for category, form in localization.get("variations", {}).get("plural", {}).items():
        yield category, form.get("stringUnit", {})


def has_two_stops(text, days):
    """True where a Russian date, which ends in the full stop of "г.", is followed by another one."""
    following = 0
    for found in PLACEHOLDER.finditer(text):
        if found["kind"] in {"@", "lld", "lf"}:
            following += 1
            if int(found["place"] or following) in days and text[found.end() :].startswith("."):
                return True
    return False


def value_problem(key, language, category, unit):
    """What is wrong with one text, or None."""
    text = unit.get("value", "")
    if not text.strip():
        return "is empty: write it"
    if unit.get("state") != "translated":
        return f"is in the state “{unit.get('state')}”: look through it and set “translated”"
    wanted, _ = placeholders(key)
    given, is_right = placeholders(text)
    # A text without values is no format.
    if wanted:
        left_out = {place for place, kind in wanted.items() if place not in given and (category is None or kind != "lld")}
        if not is_right or left_out or any(wanted.get(place) != kind for place, kind in given.items()):
            return f"has other placeholders than its key: “{text}”"
    if language == "ru" and text == key and has_letters(PLACEHOLDER.sub("", text)):
        return "is the English one: translate it"
    if found := re.search(r"[\"'“”„]" if language == "ru" else r"[\"']", text):
        return f"has {found[0]}: " + ("Russian quotes are « and »" if language == "ru" else "write “, ” or ’")
    if re.search(r"\.\.\.|(^|\s)(-|--|–)\s", text):
        return "has a hyphen for a dash or three full stops: write — or …"
    return None


def key_problems(key, entry):
    """What is wrong with the texts of one key."""
    if entry.get("extractionState") == "stale":
        yield "is marked as stale: delete it, or the mark"
    texts = entry.get("localizations", {})
    if "ru" not in texts:
        yield "has no Russian text: add one"
    if re.search(r"[\"']", key):
        yield "has a straight quote: write “, ” or ’, here and in the source"
    varies = {language for language, text in texts.items() if "variations" in text}
    if varies and "lld" not in placeholders(key)[0].values():
        yield "has plural forms and no number (%lld) to choose among them"
    for language, forms in PLURALS.items():
        if varies and language in texts | {SOURCE: None} and language not in varies:
            yield f"has plural forms, but none in “{language}”: add {', '.join(sorted(forms))}"
    for language, localization in sorted(texts.items()):
        found = dict(values(localization))
        forms = PLURALS.get(language, {"other"})
        if language in varies and set(found) != forms:
            yield f"has the “{language}” forms {', '.join(map(str, found))}; the language has {', '.join(sorted(forms))}"
        if not found:
            yield f"has no text in “{language}”: add one"
        for category, unit in found.items():
            if problem := value_problem(key, language, category, unit):
                yield f"in “{language}”{f' ({category})' if category else ''} {problem}"


def read_catalogue(file):
    """The catalogue's keys with their entries, and the keys that it has twice."""
    twice = []

    def unique(pairs):
        names = [name for name, _ in pairs]
        twice.extend(name for name in set(names) if names.count(name) > 1)
        return dict(pairs)

    return json.loads(file.read_text(), object_pairs_hook=unique)["strings"], twice


def line_of(key, text):
    """The line of a key in the catalogue's text."""
    found = re.search(r"^\s*" + re.escape(json.dumps(key, ensure_ascii=False)) + r"\s*:", text, re.MULTILINE)
    return text.count("\n", 0, found.start() + 1) + 1 if found else 1


def check_module(folder, root):
    """The problems of one module's screens and of its catalogue, if it has one."""
    catalogue = folder / CATALOGUE
    try:
        entries, twice = read_catalogue(catalogue) if catalogue.exists() else ({}, [])
    except (ValueError, KeyError) as problem:
        yield f"{catalogue.relative_to(root)}:1: The file is no catalogue: {problem!r}."
        return
    used = set()
    for file in sorted(folder.rglob("*.swift")):
        for line, text, problem in texts_and_problems(file):
            if text is not None:
                pattern, shown = text.keys()
                keys = [key for key in entries if pattern.fullmatch(key)]
                used.update(keys)
                if not keys:
                    problem = f"“{shown}” is no key of {catalogue.relative_to(root)}: add it with its Russian text."
                elif len(keys) > 1:
                    problem = f"“{shown}” may be any of the keys {', '.join(f'“{key}”' for key in keys)}: leave one."
                else:
                    russian = entries[keys[0]].get("localizations", {}).get("ru", {})
                    if any(has_two_stops(unit.get("value", ""), text.days()) for _, unit in values(russian)):
                        problem = f"“{shown}” has a full stop behind a Russian date, which ends with one: leave it out."
            if problem:
                yield f"{file.relative_to(root)}:{line}: {problem}"
    source = catalogue.read_text() if entries else ""
    for key, entry in entries.items():
        place = f"{catalogue.relative_to(root)}:{line_of(key, source)}: “{key}”"
        if key not in used:
            yield f"{place} is used by no screen of this module: delete it."
        for problem in key_problems(key, entry):
            yield f"{place} {problem}."
    for key in twice:
        yield f"{catalogue.relative_to(root)}:{line_of(key, source)}: “{key}” stands there twice: leave one."


def folders_with_texts(root):
    """Every folder whose texts are looked up in one catalogue, and every one with screens."""
    folders = {file.parent for sources in houses.source_folders(root) for file in sources.rglob(CATALOGUE)}
    folders.update(folder for folder, _ in houses.modules(root) if {folder.name, folder.parent.name} & set(SCREENS))
    return sorted(folders)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="the package's folder")
    root = parser.parse_args().root.resolve()
    problems = [problem for folder in folders_with_texts(root) for problem in check_module(folder, root)]
    if problems:
        print("The texts are not whole:", *problems, sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
