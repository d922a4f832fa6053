#!/usr/bin/env python3
"""Gives hostile files to every importer: by the command line, and pictures as uploads of a live page.

Each is read or refused with a sentence, in bounded time and memory; nothing crashes, and the server answers at the end.
"""

import asyncio
import gzip
import io
import os
import random
import re
import resource
import struct
import subprocess
import time
import zipfile
import zlib

import attack_server
import bench_live

SLOWEST = 20
MOST_MEGABYTES = 1_000
PICTURE_PATIENCE = 10
IMPORTERS = ["world", "statistics", "guidance", "workspaces"]
CHANGES = 25

WORLD_CSV = b"continent,country,population\nAsia,Japan,125681593\nEurope,France,67000000\n"
WORLD_JSON = b'{"format": "sitrep.world", "version": 1, "continents": {"asia": {"Japan": 125681593}}}'
FIGURES = b"Province/State,Country/Region,Lat,Long,1/22/20,1/23/20\n,Chile,1,1,5,6\nHubei,China,1,1,7,8\n"
FEED = b'[{"country": "Chile", "countryInfo": {"iso2": "CL"}, "cases": 5, "deaths": 1, "updated": 1646092800000}]'
TEAM = (
    b'[{"id": "w", "name": "W", "channels": [{"id": "c", "name": "C", "messages": [{"id": "m", "content": "Hi", '
    b'"posted": "2022-10-19T02:06:11Z", "member": {"id": "1", "name": "Ann"}}]}]}]'
)
# A grey square of 64 by 64 points: 64 blocks, each with one bit for its mean and one for its end.
JPEG = bytes.fromhex(
    "ffd8ffe000104a46494600010100000100010000ffdb004300" + "01" * 64 + "ffc0000b080040004001011100"
    "ffc400140001" + "00" * 15 + "00" + "ffc400141001" + "00" * 15 + "00" + "ffda0008010100003f00" + "00" * 16 + "ffd9"
)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, rows, *more):
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(more) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


PNG = png(40, 40, b"\0" * 41 * 40)
PDF = (
    b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n"
    b"trailer<</Root 1 0 R>>\n%%EOF\n"
)


def archive(name, data):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(name, data)
    return file.getvalue()


def damaged(name, data, chance):
    """The same file, cut off and with bytes changed."""
    for number in range(CHANGES):
        yield f"{name}, cut off", data[: chance.randrange(len(data))]
        changed = bytearray(data)
        for _ in range(chance.choice([1, 2, 8])):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        yield f"{name}, changed", bytes(changed)


def text_files(chance):
    """Files for the importers of tables and JSON, with their kind."""
    yield "empty", b""
    yield "empty", b" \r\n\t\n"
    yield "empty", b"\xef\xbb\xbf"
    for size in [1, 30, 4_000, 300_000]:
        yield "random bytes", chance.randbytes(size)
    for letter in [b"[", b'{"a":', b'[{"a":', b'{"continents":']:
        yield "deep JSON", letter * 200_000
    yield "deep JSON", b"[" * 31 + b"1" + b"]" * 31
    yield "bomb", archive("Workspaces.json", b"[" * 50_000_000)
    yield "bomb", gzip.compress(b"continent,country,population\n" + b"Asia,A,1\n" * 5_000_000)
    yield "huge", b"continent,country,population\n" + b"a" * 6_000_000
    yield "huge", b"continent,country,population\nAsia," + b"a" * 4_000_000 + b",1\n"
    yield "huge", b"continent,country,population\n" + b"," * 4_000_000
    yield "huge", b"Date,Country,Confirmed\n" + b"".join(b"2020-01-01,C%d,1\n" % n for n in range(300_000))
    yield "huge", b"Country/Region," + b",".join(b"1/1/%d" % (20 + n % 80) for n in range(200_000)) + b"\n"
    yield "huge", b'[{"id": "' + b"a" * 30_000_000 + b'"}]'
    yield "huge", b"[" + b"{}," * 3_000_000 + b"{}]"
    yield "huge", b"[" + b'{"a":1},' * 40_000 + b'{"a": "' + b"\\u0041" * 2_000_000 + b'"}]'
    yield "huge number", b'{"asia": {"Japan": ' + b"9" * 1_000_000 + b"}}"
    yield "huge number", b'[{"country": "Chile", "cases": 1e999999999, "updated": 1e999}]'
    yield "huge number", b"continent,country,population\nAsia,Japan," + b"9" * 9_000 + b"\n"
    yield "open quote", b'continent,country,population\n"' + b"a\n" * 100_000
    yield "open quote", b'"' * 100_001
    yield "NUL", WORLD_CSV + b"\0"
    yield "NUL", TEAM.replace(b"Hi", b"H\0i")
    yield "NUL", TEAM.replace(b"Hi", b"H\\u0000i")
    yield "wrong UTF-8", TEAM.replace(b"Hi", b"\xff\xfe\xc0\xaf")
    yield "wrong UTF-8", WORLD_CSV.replace(b"Japan", b"\xed\xa0\x80")
    yield "wrong UTF-16", b"\xff\xfe" + WORLD_CSV
    yield "wrong UTF-16", b"\xfe\xff\xd8\x00\xd8\x00"
    yield "piled-up accents", WORLD_CSV.replace(b"Japan", b"A" + b"\xcc\x81" * 500_000)
    yield "piled-up accents", TEAM.replace(b"Hi", b"A" + b"\xcc\x81" * 400_000)
    yield "commands for terminals", WORLD_CSV.replace(b"Japan", b"\x1b]0;x\x07\x1b[2J\xc2\x9b31m")
    yield "formulas", WORLD_CSV.replace(b"Japan", b"=HYPERLINK(1)")
    yield "repeated names", b'{"asia": {"A": 1, "A": 2}, "asia": {"A": 3}}'
    yield "repeated names", TEAM.replace(b'"id": "w"', b'"id": "w", "id": "w"')
    yield "other files", PNG
    yield "other files", JPEG
    yield "other files", PDF
    yield "other files", b"<!doctype html><html><body>404</body></html>"
    yield "other files", archive("channels.json", b"[]")
    yield "other files", archive("[Content_Types].xml", b"<Types/>")
    yield "other files", b"SQLite format 3\0" + bytes(84)
    yield "two files in one", PDF + archive("a.json", TEAM)
    yield "two files in one", PNG + WORLD_CSV
    yield "two files in one", TEAM + TEAM
    for name, data in [("table", WORLD_CSV), ("JSON", WORLD_JSON), ("table", FIGURES), ("JSON", FEED), ("JSON", TEAM)]:
        yield from damaged(name, data, chance)


def pictures(chance):
    """Pictures that are none, or not quite, with their kind."""
    for size in [0, 1, 9, 5_000]:
        yield "random bytes", chance.randbytes(size)
    for start in [PNG[:8], JPEG[:4], b"%PDF-1.7\n"]:
        yield "random bytes behind a right beginning", start + chance.randbytes(3_000)
    yield "bomb", png(40_000, 40_000, b"\0" * 10_000_000)
    yield "bomb", png(2**31 - 1, 2**31 - 1, b"")
    yield "bomb", png(10, 10, b"\0" * 110, chunk(b"zTXt", b"a\0\0" + zlib.compress(b"a" * 60_000_000)))
    yield "bomb", png(10, 10, b"\0" * 110, chunk(b"iCCP", b"a\0\0" + zlib.compress(b"a" * 60_000_000)))
    yield "bomb", JPEG.replace(bytes.fromhex("0800400040"), bytes.fromhex("08ffffffff"))
    filters = b"/FlateDecode" * 40_000
    yield "bomb", b"%PDF-1.4\n1 0 obj<</Length 9/Filter[" + filters + b"]>>stream\nx\nendstream endobj\n%%EOF\n"
    yield "two files in one", PNG + archive("a.txt", b"a")
    yield "two files in one", PNG + b"<script>alert(1)</script>"
    yield "two files in one", JPEG + PNG
    yield "two files in one", PDF + archive("a.txt", b"a")
    yield "animated", png(10, 10, b"\0" * 110, chunk(b"acTL", struct.pack(">II", 2, 0)))
    yield "other files", b"GIF89a" + bytes(30)
    yield "other files", b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"
    yield "other files", archive("a.txt", b"a")
    yield "chunks of wrong length", PNG[:33] + struct.pack(">I", 2**31 + 5) + PNG[37:]
    yield "more rows than told", png(10, 10, b"\0" * 500_000)
    yield "fewer rows than told", png(10, 1_000, b"\0" * 11)
    for name, data in [("PNG", PNG), ("JPEG", JPEG), ("PDF", PDF)]:
        yield from damaged(name, data, chance)


class Outcome:
    """What became of the files, by kind."""

    def __init__(self):
        self.kinds = {}
        self.problems = []
        self.slowest = 0

    def note(self, kind, is_taken, seconds):
        taken, refused = self.kinds.get(kind, (0, 0))
        self.kinds[kind] = (taken + is_taken, refused + (not is_taken))
        self.slowest = max(self.slowest, seconds)

    @property
    def count(self):
        return sum(sum(pair) for pair in self.kinds.values())

    def tell(self):
        for kind, (taken, refused) in sorted(self.kinds.items()):
            print(f"  {kind}: {taken} read, {refused} refused")
        for problem in self.problems[:8]:
            print(f"  {problem}")


def import_file(path, importer, data):
    """Whether a file was taken, what is wrong with how that was told, and the seconds."""
    began = time.monotonic()
    try:
        done = subprocess.run(
            [attack_server.PROGRAM, "import", importer, path, "--data", data],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=SLOWEST,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return False, f"took more than {SLOWEST} s", SLOWEST
    seconds = time.monotonic() - began
    told = done.stderr if done.returncode else done.stdout
    lines = told.strip().splitlines()
    problem = None
    if done.returncode not in (0, 1) or attack_server.BROKEN.search(done.stderr):
        problem = f"ended with {done.returncode}: {done.stderr[-300:]}"
    elif not lines or not all(line.rstrip().endswith((".", ")", "]")) for line in lines):
        problem = f"said no sentence: {told[:300]!r}"
    elif re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", done.stdout + done.stderr):
        problem = f"wrote control characters: {told[:300]!r}"
    return done.returncode == 0, problem, seconds


def import_files(promises, chance):
    outcome = Outcome()
    with attack_server.Server() as server:
        server.stop()
        path = os.path.join(server.folder, "confirmed.json")
        # What is sound is taken, else the attack would prove nothing.
        sound = [("world", WORLD_CSV), ("world", WORLD_JSON), ("statistics", FIGURES), ("workspaces", TEAM)]
        for importer, data in sound:
            with open(path, "wb") as file:
                file.write(data)
            if not import_file(path, importer, server.data)[0]:
                outcome.problems.append(f"{importer}: a sound file was refused")
        for kind, data in list(text_files(chance)):
            with open(path, "wb") as file:
                file.write(data)
            for importer in IMPORTERS:
                is_taken, problem, seconds = import_file(path, importer, server.data)
                outcome.note(kind, is_taken, seconds)
                if problem:
                    outcome.problems.append(f"{importer}, {kind} ({len(data)} bytes) {problem}")
        for odd in ["/dev/null", "/dev/zero", server.folder, os.path.join(server.folder, "missing")]:
            for importer in IMPORTERS:
                is_taken, problem, seconds = import_file(odd, importer, server.data)
                outcome.note("devices and folders", is_taken, seconds)
                if problem:
                    outcome.problems.append(f"{importer}, {odd} {problem}")
        server.start()
        lives = server.answers() and not server.has_broken()
    outcome.tell()
    promises.tell(
        "hostile imports that crashed, hung or said nothing", f"{len(outcome.problems)} of {outcome.count}", "0",
        not outcome.problems and lives,
    )  # fmt: skip
    promises.tell("the slowest hostile import", f"{outcome.slowest:.1f} s", f"{SLOWEST} s", outcome.slowest < SLOWEST)
    # The largest of all importers that have run so far; those of uploads come later.
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    promises.tell("the most memory of an importer", f"{most:.0f} MB", f"{MOST_MEGABYTES} MB", most <= MOST_MEGABYTES)


async def upload(crowd, data):
    """Whether a picture was kept, and nil or what is wrong with the answer."""
    page = await crowd.page("/certificates")
    window = bench_live.Window(crowd, "/certificates", page)
    await window.send(["sync"])
    control = re.search(r'<input type="file" name="(n[\w-]+)"', page)[1]
    connection = await crowd.connect()
    request = crowd.request(
        "POST", f"/live/upload/{window.id}/{control}", f"Origin: {crowd.origin}", "Content-Type: image/png",
        "X-File-Name: a.png", f"Content-Length: {len(data)}",
    )  # fmt: skip
    status, token, _ = await asyncio.wait_for(connection.ask(request + data), PICTURE_PATIENCE)
    connection.transport.close()
    if status != 200:
        window.close()
        return False, None if status in (400, 413) else f"the upload got {status}"
    await window.send(["set", control, token.decode().strip()])
    end = time.monotonic() + PICTURE_PATIENCE
    kept, told = False, False
    while not (kept or told) and time.monotonic() < end:
        answer, _ = await window.send(["sync"])
        told = b"certificates.failure" in answer
        kept = b"certificates.full" in answer and not told
        await asyncio.sleep(0.02)
    await window.send(["bye"])
    window.close()
    return kept, None if kept or told else "was neither kept nor refused"


async def upload_pictures(server, outcome, chance):
    crowd = bench_live.Crowd(server)
    sound = [("sound", PNG), ("sound", JPEG)]
    for kind, data in sound + list(pictures(chance)):
        began = time.monotonic()
        try:
            is_kept, problem = await upload(crowd, data)
        except (OSError, asyncio.TimeoutError) as error:
            is_kept, problem = False, f"{error!r}"
        outcome.note(kind, is_kept, time.monotonic() - began)
        if problem or (kind == "sound" and not is_kept):
            outcome.problems.append(f"{kind} ({len(data)} bytes) {problem}")
        if is_kept:
            # Each begins with an empty wallet.
            server.stop()
            for name in os.listdir(server.data):
                if name.startswith("sitrep.sqlite"):
                    os.remove(os.path.join(server.data, name))
            server.start()
            crowd = bench_live.Crowd(server)


def try_pictures(promises, chance):
    outcome = Outcome()
    with attack_server.Server() as server:
        asyncio.run(upload_pictures(server, outcome, chance))
        lives = server.is_running() and server.answers() and not server.has_broken()
        uploads = os.path.join(server.data, "uploads")
        left = os.listdir(uploads) if os.path.isdir(uploads) else []
    outcome.tell()
    promises.tell(
        "hostile pictures that crashed, hung or were not answered", f"{len(outcome.problems)} of {outcome.count}", "0",
        not outcome.problems and lives,
    )  # fmt: skip
    promises.tell(
        "the slowest hostile picture", f"{outcome.slowest:.1f} s", f"{PICTURE_PATIENCE} s",
        outcome.slowest < PICTURE_PATIENCE,
    )  # fmt: skip
    promises.tell("uploads left on the disk while the server runs", len(left), "0", not left)


def main():
    promises = attack_server.Promises()
    import_files(promises, random.Random(13))
    try_pictures(promises, random.Random(17))
    promises.end()


if __name__ == "__main__":
    main()
