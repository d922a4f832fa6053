#!/usr/bin/env -S python3 -I
"""Draws the icon of the Xcode app, a PNG of 1024 by 1024 pixels without transparency.

    Scripts/make-app-icon.py           writes it into the app's asset catalogue
    Scripts/make-app-icon.py --check   fails where the file there shows other pixels

The bars of an outbreak that rises and falls, above the round of the earth, white on blue. Same script, same pixels:
the file's bytes may differ where another zlib packed them.
"""

import argparse
import pathlib
import struct
import sys
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILE = ROOT / "Sitrep/Apps/iOS/Sitrep/Assets.xcassets/AppIcon.appiconset/AppIcon.png"
SIZE = 1024
# How many lines are drawn for one row of pixels; along a line, coverage is exact.
LINES = 8
SIGNATURE = b"\x89PNG\r\n\x1a\n"

# The ground from the top left corner to the bottom right one.
TOP_LEFT, BOTTOM_RIGHT = (0x2F, 0x80, 0xF5), (0x06, 0x1E, 0x5C)
WHITE = (255, 255, 255)
# The earth: its middle lies below the icon.
EARTH_X, EARTH_Y, EARTH_RADIUS, EARTH_EDGE = 512, 1444, 720, 60
EARTH_OPACITY = 0.18
# The bars stand above the earth with a gap: for each the left side and the top.
BAR_WIDTH, BAR_CORNER, BAR_GAP = 96, 36, 44
BARS = ((176, 566), (320, 388), (464, 178), (608, 304), (752, 486))


def disc(radius, y):
    """Where a line crosses a disc around the earth's middle."""
    squared = radius * radius - (y - EARTH_Y) ** 2
    return (EARTH_X - squared ** 0.5, EARTH_X + squared ** 0.5) if squared > 0 else None


def without(span, hole):
    """What is left of a span beside a hole."""
    if hole is None:
        return [span]
    parts = [(span[0], min(span[1], hole[0])), (max(span[0], hole[1]), span[1])]
    return [part for part in parts if part[0] < part[1]]


def bar(left, top, y):
    """Where a line crosses a bar."""
    if y < top:
        return None
    below = top + BAR_CORNER - y
    inset = BAR_CORNER - (BAR_CORNER ** 2 - below ** 2) ** 0.5 if below > 0 else 0
    return left + inset, left + BAR_WIDTH - inset


def white_spans(y):
    """Where a line is white: the bars and the edge of the earth."""
    gap = disc(EARTH_RADIUS + BAR_GAP, y)
    spans = []
    for left, top in BARS:
        across = bar(left, top, y)
        if across:
            spans += [part for part in without(across, gap)]
    earth = disc(EARTH_RADIUS, y)
    if earth:
        spans += without(earth, disc(EARTH_RADIUS - EARTH_EDGE, y))
    return spans


def earth_spans(y):
    """Where a line lies within the earth's edge."""
    earth = disc(EARTH_RADIUS - EARTH_EDGE, y)
    return [earth] if earth else []


def coverage(spans_of, row):
    """How much of each pixel of a row is covered, from 0 to 1."""
    covered = [0.0] * SIZE
    for line in range(LINES):
        for start, end in spans_of(row + (line + 0.5) / LINES):
            start, end = max(start, 0), min(end, SIZE)
            for pixel in range(int(start), min(int(end) + 1, SIZE)):
                covered[pixel] += max(0.0, min(end, pixel + 1) - max(start, pixel)) / LINES
    return covered


def mixed(ground, color, part):
    return tuple(round(a + (b - a) * part) for a, b in zip(ground, color))


def pixels():
    """The rows of the picture, three bytes a pixel."""
    last = 2 * SIZE - 2
    ground = [mixed(TOP_LEFT, BOTTOM_RIGHT, place / last) for place in range(last + 1)]
    rows = []
    for y in range(SIZE):
        row = ground[y:y + SIZE]
        for spans_of, opacity in ((earth_spans, EARTH_OPACITY), (white_spans, 1)):
            for x, part in enumerate(coverage(spans_of, y)):
                if part > 0:
                    row[x] = mixed(row[x], WHITE, min(part, 1) * opacity)
        rows.append(bytes(channel for pixel in row for channel in pixel))
    return rows


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(rows):
    header = struct.pack(">IIBBBBB", SIZE, SIZE, 8, 2, 0, 0, 0)
    packed = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    # An sRGB chunk: the colours are meant as everybody shows them.
    return SIGNATURE + chunk(b"IHDR", header) + chunk(b"sRGB", b"\0") + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def unpacked(file):
    """All of a PNG of ours, with its pixels unpacked; None where it is something else."""
    if not file.startswith(SIGNATURE):
        return None
    parts, place = [], len(SIGNATURE)
    while place + 8 <= len(file):
        length, kind = struct.unpack(">I4s", file[place:place + 8])
        data = file[place + 8:place + 8 + length]
        try:
            parts.append((kind, zlib.decompress(data) if kind == b"IDAT" else data))
        except zlib.error:
            return None
        place += length + 12
    return parts


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--check", action="store_true", help="write nothing; fail where the file shows other pixels")
    drawn = png(pixels())
    if arguments.parse_args().check:
        if not FILE.is_file() or unpacked(FILE.read_bytes()) != unpacked(drawn):
            print(f"{FILE.relative_to(ROOT)} is not what Scripts/make-app-icon.py draws: run it.", file=sys.stderr)
            return 1
        return 0
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(drawn)
    print(f"{FILE.relative_to(ROOT)}: {len(drawn)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
