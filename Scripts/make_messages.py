#!/usr/bin/env python3
"""Writes a file of workspaces for measurements: 1,000,000 messages in 40 workspaces with 400 channels.

One channel, the first, has 100,000 messages. The same arguments give the same bytes.
"""

import argparse
import datetime
import random
import sys
import uuid

WORDS = "the figures of today are in shared folder please call clinic about two contacts who moved сегодня тесты".split()
START = datetime.datetime(2022, 1, 1)


def identifier(number):
    return str(uuid.UUID(int=number * 0x9E3779B97F4A7C15F39CC0605CEDC835 % 2**128))


def write(out, messages, workspaces, channels):
    chance = random.Random(1)
    members = [(identifier(10**9 + n), f"Member {n} (team {n % 7})") for n in range(500)]
    largest = messages // 10
    others, rest = divmod(messages - largest, channels - 1)
    number = 0
    out.write("[")
    for workspace in range(workspaces):
        out.write("," if workspace else "")
        out.write(f'{{"id":"{identifier(2 * 10**9 + workspace)}","name":"Team {workspace} & partners","channels":[')
        for channel in range(channels // workspaces):
            count = largest if workspace == channel == 0 else others
            if workspace == 0 and channel == 1:
                count += rest
            out.write("," if channel else "")
            out.write(f'{{"id":"{identifier(3 * 10**9 + number)}","name":"channel {channel % 9}","messages":[')
            for index in range(count):
                posted = START + datetime.timedelta(seconds=number * 31 + chance.randrange(600))
                member = chance.choice(members)
                text = " ".join(chance.choices(WORDS, k=chance.randrange(3, 25)))
                out.write(
                    f'{"," if index else ""}{{"id":"{identifier(number)}","content":"{text}",'
                    f'"posted":"{posted:%Y-%m-%dT%H:%M:%SZ}","member":{{"id":"{member[0]}","name":"{member[1]}"}}}}\n'
                )
                number += 1
            out.write("]}")
        out.write("]}")
    out.write("]\n")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--messages", type=int, default=1_000_000)
    arguments.add_argument("--workspaces", type=int, default=40)
    arguments.add_argument("--channels", type=int, default=400)
    options = arguments.parse_args()
    write(sys.stdout, options.messages, options.workspaces, options.channels)


if __name__ == "__main__":
    main()
