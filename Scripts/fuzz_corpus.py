#!/usr/bin/env python3
"""Takes the published certificates apart, so that each decoder is fuzzed from what it really meets.

Tables of outbreaks are taken whole.

Usage: fuzz_corpus.py DATA FOLDER. DATA is ../shared/data; FOLDER gets a folder for each target.
"""

import base64
import hashlib
import json
import pathlib
import sys

# More and larger ones only make fuzzing slow.
LARGEST_PICTURE = 12_000
PICTURES = 40
LARGEST_TABLE = 20_000
# The members of a test case, with the target that reads such bytes.
MEMBERS = {"PREFIX": "code", "BASE45": "base45", "COMPRESSED": "inflation", "COSE": "cose", "CBOR": "cbor"}
TEXTS = {"PREFIX", "BASE45"}


class Corpus:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.count = 0

    def add(self, target, content):
        """Keeps the bytes, each once."""
        folder = self.folder / target
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / hashlib.sha256(content).hexdigest()[:16]
        self.count += not file.exists()
        file.write_bytes(content)


def add_case(corpus, case):
    for member, target in MEMBERS.items():
        text = case.get(member)
        if not isinstance(text, str):
            continue
        try:
            corpus.add(target, text.encode() if member in TEXTS else bytes.fromhex(text))
        except ValueError:
            # Some cases are wrong on purpose.
            continue
    if certificate := case.get("TESTCTX", {}).get("CERTIFICATE"):
        corpus.add("trust-list", base64.b64decode(certificate))
    if content := case.get("JSON"):
        corpus.add("json", json.dumps(content, ensure_ascii=False).encode())


def main():
    certificates = pathlib.Path(sys.argv[1], "certificates")
    corpus = Corpus(sys.argv[2])
    for file in sorted((certificates / "dgc-testdata").rglob("*.json")):
        try:
            case = json.loads(file.read_bytes())
        except ValueError:
            continue
        if isinstance(case, dict):
            add_case(corpus, case)
    for file in sorted((certificates / "other-qr").rglob("*")):
        if file.suffix == ".json":
            corpus.add("json", file.read_bytes())
        if file.suffix in {".txt", ".bin"}:
            corpus.add("code", file.read_bytes())
    pictures = [file for file in sorted(certificates.rglob("*")) if file.suffix.lower() in {".png", ".jpeg"}]
    small = [file for file in pictures if file.stat().st_size <= LARGEST_PICTURE]
    for file in small[:: len(small) // PICTURES + 1]:
        corpus.add("picture", file.read_bytes())
    for file in sorted(pathlib.Path(sys.argv[1], "outbreaks").rglob("*.csv")):
        if file.stat().st_size <= LARGEST_TABLE:
            for target in ["counts", "cases"]:
                corpus.add(target, file.read_bytes())
    print(f"{corpus.count} published files and parts of them")


if __name__ == "__main__":
    main()
