#!/usr/bin/env python3
"""Certificates: how many are decoded and verified a second, and how long a picture takes to its verdict.

The certificates of the first row are our own, signed with P-256; the floor is OpenSSL, which only verifies. The pictures
are the EU's test certificates, and a photo of 12 megapixels of one of them, which is made here. They are measured within
the decoder. Beside them stands what `sitrep-decode picture`, the child process, takes more: its start and its limits.
The pictures are not part of the repository: where ../shared/data is missing, their rows say so.
"""

import base64
import json
import math
import pathlib
import random
import statistics
import struct
import subprocess
import tempfile
import time
import zlib

import bench_server
import bench_table

CASES = pathlib.Path(__file__).resolve().parent.parent.parent / "shared/data/certificates/dgc-testdata"
RATE_NAME = "certificates decoded and verified, P-256, on one core"
PICTURE_NAME = "a test picture to its verdict, 95 of 100 within"
PHOTO_NAME = "a photo of 12 megapixels to its verdict, 95 of 100 within"
SECONDS = 5
RUNS = 20
# Of the photo: its size, how large a pixel of the picture is in it, and how it is turned.
WIDTH, HEIGHT, SCALE, ANGLE = 4000, 3000, 4, math.radians(7)


def openssl():
    """How many signatures OpenSSL verifies a second."""
    said = subprocess.run(
        ["openssl", "speed", "-seconds", "3", "ecdsap256"], check=True, capture_output=True, text=True).stdout
    return {"openssl": float(said.split()[-1])}


def cases():
    """The published cases that are right in everything."""
    for file in sorted(CASES.rglob("*.json")):
        try:
            case = json.loads(file.read_bytes())
        except ValueError:
            continue
        if "2DCODE" in case and all(case["EXPECTEDRESULTS"].values()) and case["TESTCTX"].get("CERTIFICATE"):
            yield case


def black(picture):
    """Which pixels of a PNG are black, if it has one bit a pixel and no filters: rows of true and false."""
    width, height, depth, colour = struct.unpack(">IIBB", picture[16:26])
    if (depth, colour) != (1, 0):
        return None
    packed, place = b"", 8
    while place < len(picture):
        length, name = struct.unpack(">I4s", picture[place : place + 8])
        if name == b"IDAT":
            packed += picture[place + 8 : place + 8 + length]
        place += length + 12
    pixels, line = zlib.decompress(packed), (width + 7) // 8 + 1
    if any(pixels[line * y] for y in range(height)):
        return None
    return [[not pixels[line * y + 1 + x // 8] >> 7 - x % 8 & 1 for x in range(width)] for y in range(height)]


def photo(modules):
    """Grey pixels of a photo: the picture turned, in the middle of something grey, with noise over all."""
    noise = random.Random(1)
    grey, dark, light = (bytes(low + value // 8 for value in range(256)) for low in (130, 40, 190))
    sine, cosine = math.sin(ANGLE) / SCALE, math.cos(ANGLE) / SCALE
    middle, reach = len(modules) / 2, int(len(modules) * SCALE * 0.6)
    rows = []
    for y in range(-HEIGHT // 2, HEIGHT // 2):
        row = bytearray(noise.randbytes(WIDTH))
        if abs(y) > reach:
            rows.append(row.translate(grey))
            continue
        for x in range(-WIDTH // 2, WIDTH // 2):
            table = grey
            if abs(x) <= reach:
                left, top = int(middle + x * cosine + y * sine), int(middle + y * cosine - x * sine)
                if 0 <= left < len(modules) and 0 <= top < len(modules):
                    table = dark if modules[top][left] else light
            row[x + WIDTH // 2] = table[row[x + WIDTH // 2]]
        rows.append(row)
    return b"".join(rows)


def looked_at(tool, trust_list, files):
    """Milliseconds from each picture to its verdict."""
    said = subprocess.run([tool, "pictures", trust_list, *files], check=True, capture_output=True, text=True).stdout
    return [float(line) for line in said.split()]


def child_start(program, files, times):
    """Milliseconds that the child process takes beside decoding, in the middle."""
    decoder = pathlib.Path(program).with_name("sitrep-decode")
    more = []
    for file, decoding in zip(files, times):
        picture = file.read_bytes()
        began = time.perf_counter()
        subprocess.run([decoder, "picture", "--codes"], input=picture, check=True, stdout=subprocess.DEVNULL)
        more.append((time.perf_counter() - began) * 1000 - decoding)
    return statistics.median(more)


def picture_row(name, goal, program, tool, trust_list, files):
    times = looked_at(tool, trust_list, files)
    late = statistics.quantiles(times, n=20)[-1]
    start = child_start(program, files[:RUNS], times)
    note = f" (median {statistics.median(times):.3g}, slowest {max(times):.3g}; its child's start {start:.3g} beside it)"
    bench_table.row(name, late, "ms", goal, note=note)


def measure_pictures(program, tool, folder):
    found = list(cases())
    pictures = []
    for number, case in enumerate(found):
        pictures.append(folder / f"{number}.png")
        pictures[-1].write_bytes(base64.b64decode(case["2DCODE"]))
    trust_list = folder / "list.json"
    trust_list.write_text(json.dumps([case["TESTCTX"]["CERTIFICATE"] for case in found]))
    picture_row(PICTURE_NAME, 40, program, tool, trust_list, pictures)
    modules = next(filter(None, (black(picture.read_bytes()) for picture in pictures)))
    camera = folder / "photo.jpg"
    with open(camera, "wb") as file:
        subprocess.run([tool, "photo", str(WIDTH)], input=photo(modules), check=True, stdout=file)
    picture_row(PHOTO_NAME, 500, program, tool, trust_list, [camera] * RUNS)


def measure():
    program = bench_server.program()
    tool = pathlib.Path(program).with_name("certificatebench")
    said = subprocess.run([tool, "verify", str(SECONDS)], check=True, capture_output=True, text=True).stdout
    bench_table.row(
        RATE_NAME, float(said), "a second", 8_000, at_least=True, floor="openssl", peer="Python 5,900 a second")
    if not CASES.is_dir():
        for name, goal in [(PICTURE_NAME, 40), (PHOTO_NAME, 500)]:
            bench_table.row(name, None, "ms", goal, note=": the pictures are not at ../shared/data")
        return
    with tempfile.TemporaryDirectory(prefix="sitrep-bench-") as folder:
        measure_pictures(program, tool, pathlib.Path(folder))


if __name__ == "__main__":
    bench_table.run(measure, openssl)
