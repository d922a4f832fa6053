#!/usr/bin/env -S python3 -I
"""Writes an export as Slack does, with everything that occurs in one: a zip, or a folder where OUT has no .zip.

    Scripts/make-slack-export.py export.zip --messages 100000 --seed 1

The same arguments give the same bytes. Its counts are printed as one line of JSON. The first channel has a tenth of
all messages, or as many percent as --first says; the files' days are those of a zone five hours ahead of UTC.
"""

import argparse
import collections
import datetime
import itertools
import json
import pathlib
import random
import sys
import zipfile

START = 1_640_995_200
ZONE = 5 * 3600
TEAM = "T0SAMPLE"
# Of a channel; a private one says "group" for "channel".
CHANGES = "channel_topic channel_purpose channel_name channel_archive channel_unarchive".split()
EVENTS = CHANGES + "pinned_item unpinned_item bot_add bot_remove reminder_add".split()
# What became of another message.
FATES = ["message_changed", "message_deleted", "message_replied"]
# What is seldom said; they come in turn, so that each occurs in small exports too.
RARE = [*EVENTS, "me_message", "me_message", "me_message", "file_share", "file_comment", *FATES, "sh_room_created"]
WORDS = """
the figures of today are in shared folder please call clinic about two contacts
who moved we need more tests before noon thanks for yesterday report is ready
can someone check beds and oxygen at ward three tomorrow morning shift сегодня
тесты готовы отчёт в папке позвоните в клинику завтра утром смена больше коек
спасибо данные обновлены к полудню 今日の数字は共有フォルダにあります 病院に電話してください 明日の朝 检测结果已经更新
请联系诊所 谢谢 données mises à jour über Österreich
""".split()
EMOJI = "smile +1 tada eyes white_check_mark heart joy thermometer hospital flag-jp party_parrot sitrep_logo".split()
TONES = ["", "", "::skin-tone-2", "::skin-tone-5"]
LINKS = ["https://example.org/report?day=1&ward=3", "http://example.org/a_b*c*", "https://пример.рф/отчёт"]
HOSTILE = [
    "<script>alert(1)</script>", "<javascript:alert(1)|click here>", "\"><img src=x onerror=alert(1)>",
    "<https://example.org/\" onmouseover=\"alert(1)|hover>", "'; DROP TABLE message; --", "\u202Egnp.exe \u2066",
    "<data:text/html,<b>x</b>|data>", "<@U1\"><b>|x>", "=HYPERLINK(\"https://example.org\")", "a\u0301" * 40,
    "&amp;lt;b&amp;gt;",
]
FILES = [
    ("figures.xlsx", "xlsx", "Excel"), ("ward.png", "png", "PNG"), ("отчёт.pdf", "pdf", "PDF"), ("a<b>.txt", "text", "Text"),
]
STYLES = [("bold", "*"), ("italic", "_"), ("strike", "~"), ("code", "`")]
PICTURE = "https://example.org/i.png"
NAMES = {"C": ["general", "random", "отдел", "日本-支部"], "G": ["private"], "M": ["mpdm-member1--member2"]}


class Zip:
    def __init__(self, path):
        self.file = zipfile.ZipFile(path, "w")

    def write(self, name, value):
        entry = zipfile.ZipInfo(name, (2023, 1, 1, 0, 0, 0))
        entry.create_system = 3
        entry.external_attr = 0o644 << 16
        self.file.writestr(entry, encoded(value), zipfile.ZIP_DEFLATED, 1)

    def close(self):
        self.file.close()


class Folder:
    def __init__(self, path):
        self.path = pathlib.Path(path)

    def write(self, name, value):
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(encoded(value))

    def close(self):
        pass


def encoded(value):
    return json.dumps(value, separators=(",", ":")).encode()


def identifier(kind, number):
    return f"{kind}{number * 2_654_435_761 % 36**8:09d}"


def make_people(count):
    people = []
    for number in range(count):
        name, user = f"member{number}", identifier("U", number + 1)
        real_name = "" if number % 11 == 3 else f"Member {number} Фамилия" if number % 3 == 0 else f"Member {number}"
        display_name = "<b>Ann</b>" if number == 5 else f"m.{number}" if number % 2 else ""
        people.append({
            "id": user, "team_id": TEAM, "name": name, "deleted": number % 17 == 16, "real_name": real_name,
            "tz_offset": ZONE, "is_bot": number % 29 == 28,
            "profile": {"real_name": real_name, "display_name": display_name, "team": TEAM, "image_72": PICTURE},
        })
    return people


def make_conversations(kind, count, people, chance):
    """Those of one list, as its file has them."""
    found = []
    for number in range(count):
        value = {"id": identifier(kind, number + 1), "created": START if number % 2 else str(START)}
        size = 2 if kind == "D" else 4 if kind == "M" else 12
        value["members"] = [person["id"] for person in chance.sample(people, min(size, len(people)))]
        if kind != "D":
            names = NAMES[kind]
            value["name"] = f"{names[number % len(names)]}-{number}" if number else names[0]
            value |= {"creator": value["members"][0], "is_archived": number % 13 == 12}
            value |= {"topic": {"value": f"About {number} & <more>"}, "purpose": {"value": ""}}
        found.append(value)
    return found


def shares(messages, channels, others, first):
    """How many messages each channel has, the first so many percent of all, and each other conversation."""
    rest = messages * (100 - first) // 100
    weights = [1 / (number + 2) for number in range(channels - 1)] + [0.5 / (number + 20) for number in range(others)]
    total = sum(weights) or 1
    counts = [int(rest * weight / total) for weight in weights]
    return [messages - sum(counts)] + counts


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class Speech:
    """Phrases made once, of which each message has a few: as text, and as the elements of a block."""

    def __init__(self, chance, people, channels):
        self.chance = chance
        self.people = people
        self.channels = channels
        self.phrases = [self.phrase() for _ in range(4_000)]
        self.rare = itertools.cycle(RARE)

    def words(self, least, most):
        return " ".join(self.chance.choices(WORDS, k=self.chance.randint(least, most)))

    def phrase(self):
        kind = self.chance.random()
        words = self.words(3, 10)
        if kind < 0.62:
            return words, [{"type": "text", "text": words}]
        if kind < 0.72:
            user = self.chance.choice(self.people)["id"]
            mention = f"<@{user}|someone>" if kind < 0.63 else f"<@{user.lower()}>" if kind < 0.64 else f"<@{user}>"
            return f"{mention} {words}", [{"type": "user", "user_id": user}, {"type": "text", "text": f" {words}"}]
        if kind < 0.76:
            channel = self.chance.choice(self.channels)
            return (
                f"<#{channel['id']}|{channel['name']}> {words}",
                [{"type": "channel", "channel_id": channel["id"]}, {"type": "text", "text": f" {words}"}],
            )
        if kind < 0.84:
            name, tone = self.chance.choice(EMOJI), self.chance.choice(TONES)
            return f"{words} :{name}{tone}:", [
                {"type": "text", "text": f"{words} "}, {"type": "emoji", "name": f"{name}{tone}"}]
        if kind < 0.90:
            link = self.chance.choice(LINKS)
            label = {"text": words} if kind < 0.87 else {}
            text = f"<{escaped(link)}|{words}>" if label else f"<{escaped(link)}>"
            return text, [{"type": "link", "url": link} | label]
        if kind < 0.98:
            style, mark = self.chance.choice(STYLES)
            return f"{mark}{words}{mark}", [{"type": "text", "text": words, "style": {style: True}}]
        if kind < 0.985:
            return f"<!here> {words}", [{"type": "broadcast", "range": "here"}, {"type": "text", "text": f" {words}"}]
        if kind < 0.99:
            team = [{"type": "usergroup", "usergroup_id": "S1"}, {"type": "text", "text": f" {words}"}]
            return f"<!subteam^S1> {words} <!date^{START}^{{date}}|1 Jan> <mailto:a@example.org|a@example.org>", team
        return f"{words} &amp; 5 &lt; 6", [{"type": "text", "text": f"{words} & 5 < 6"}]

    def text(self):
        """A text, and its blocks; None in every other message."""
        kind = self.chance.random()
        phrases = [self.chance.choice(self.phrases) for _ in range(1 + int(kind * 3))]
        text = " ".join(phrase[0] for phrase in phrases)
        section = {"type": "rich_text_section", "elements": [part for phrase in phrases for part in phrase[1]]}
        if kind < 0.03:
            words = self.words(3, 10)
            text = f"```{words}```"
            section = {"type": "rich_text_preformatted", "elements": [{"type": "text", "text": words}]}
        elif kind < 0.06:
            text, section = f"&gt; {text}", section | {"type": "rich_text_quote"}
        elif kind < 0.09:
            text = "\n".join(f"• {phrase[0]}" for phrase in phrases)
            items = [{"type": "rich_text_section", "elements": phrase[1]} for phrase in phrases]
            section = {"type": "rich_text_list", "style": "bullet", "indent": 0, "border": 0, "elements": items}
        elif kind < 0.095:
            return self.chance.choice(HOSTILE), None
        if self.chance.random() < 0.5:
            return text, None
        return text, [{"type": "rich_text", "block_id": f"{self.chance.getrandbits(20):x}", "elements": [section]}]

    def reactions(self):
        found = []
        for name in self.chance.sample(EMOJI, 1 + int(self.chance.random() ** 3 * 3)):
            users = [person["id"] for person in self.chance.choices(self.people, k=self.chance.randint(1, 4))]
            users = list(dict.fromkeys(users))
            found.append({"name": name + self.chance.choice(TONES), "users": users, "count": len(users)})
        return found

    def file(self, day):
        number = f"F{self.chance.getrandbits(36):09X}"
        if self.chance.random() < 0.1:
            return {"id": number, "mode": "tombstone"}
        name, kind, pretty = self.chance.choice(FILES)
        link = f"https://files.slack.com/files-pri/T0SAMPLE-{number}/{name}?t=xoxe-{self.chance.getrandbits(64)}"
        return {
            "id": number, "created": day, "name": name, "title": name, "filetype": kind, "pretty_type": pretty,
            "mode": "hosted", "size": self.chance.randint(100, 5_000_000), "url_private": link,
            "url_private_download": link,
        }

    def attachment(self):
        return {
            "fallback": "A report", "color": "36a64f", "title": self.words(2, 5),
            "title_link": self.chance.choice(LINKS), "text": self.chance.choice(self.phrases)[0],
            "fields": [{"title": "Ward", "value": str(self.chance.randint(1, 9)), "short": True}],
        }


class Conversation:
    """The messages of one conversation, from the first to the last."""

    def __init__(self, value, count, days, chance, speech, strangers, counts):
        self.kind = "group" if value["id"].startswith("G") else "channel"
        self.count, self.days = count, days
        self.chance, self.speech, self.strangers, self.counts = chance, speech, strangers, counts
        self.salt = chance.getrandbits(32)
        # Which message answers which thread: messages that are still to come.
        self.replies = {}

    def seconds(self, index):
        """Between 7:00 and 21:00 UTC; each message is later than the one before."""
        jitter = (index * 2_654_435_761 ^ self.salt) % 1000
        day, part = divmod((index * 1000 + jitter) * self.days * 50_400 // (self.count * 1000), 50_400)
        return START + day * 86_400 + 25_200 + part

    def ts(self, index):
        return f"{self.seconds(index)}.{index % 1_000_000:06d}"

    def plan(self, index):
        """The replies to a message; they may be days later."""
        found = []
        for _ in range(self.chance.randint(1, 6)):
            at = index + 1 + int(self.chance.random() ** 4 * max(20, self.count // 10))
            if at < self.count and at not in self.replies:
                self.replies[at] = index
                found.append(at)
        return sorted(found)

    def author(self):
        if self.chance.random() < 0.01:
            return self.chance.choice(self.strangers)
        return self.chance.choice(self.speech.people)

    def message(self, index):
        root = self.replies.pop(index, None)
        self.counts["messages"] += 1
        value = {"type": "message", "ts": self.ts(index)}
        roll = self.chance.random()
        if root is None and roll < 0.075:
            return self.special(value, roll / 0.075)
        replies = self.plan(index) if root is None and roll < 0.2 else []
        if replies and roll < 0.08:
            self.counts["tombstones"] += 1
            value |= {"subtype": "tombstone", "user": "USLACKBOT", "text": "This message was deleted.", "hidden": True}
        else:
            self.speak(value)
        if replies:
            self.begin_thread(value, replies)
        elif root is not None:
            self.reply(value, root)
        elif 0.2 <= roll < 0.203:
            self.counts["orphans"] += 1
            value |= {"thread_ts": f"{START - index - 1}.000100", "parent_user_id": "U404"}
        return value

    def speak(self, value):
        person = self.author()
        text, blocks = self.speech.text()
        value |= {"client_msg_id": f"{self.chance.getrandbits(128):032x}", "user": person["id"], "text": text}
        value |= {"team": TEAM, "user_team": TEAM, "source_team": TEAM}
        if blocks:
            value["blocks"] = blocks
            self.counts["blocks"] += 1
        roll = self.chance.random()
        if roll < 0.22 and "profile" in person:
            value["user_profile"] = person["profile"] | {"name": person["name"], "is_restricted": False}
        if roll < 0.05:
            value["edited"] = {"user": person["id"], "ts": value["ts"][:-6] + "000000"}
            self.counts["edited"] += 1
        elif roll < 0.09:
            value["files"] = [self.speech.file(START) for _ in range(1 if roll < 0.08 else 2)]
            value["upload"] = True
            self.counts["files"] += len(value["files"])
            self.counts["deletedFiles"] += sum(file["mode"] == "tombstone" for file in value["files"])
        elif roll < 0.21:
            value["reactions"] = self.speech.reactions()
            self.counts["reacted"] += 1

    def reply(self, value, root):
        value |= {"thread_ts": self.ts(root)}
        self.counts["replies"] += 1
        if self.chance.random() < 0.03:
            subtype = self.chance.choice(["thread_broadcast", "thread_broadcast", "reply_broadcast"])
            value |= {"subtype": subtype, "root": {"ts": self.ts(root), "thread_ts": self.ts(root)}}
            self.counts["broadcasts"] += 1

    def begin_thread(self, value, replies):
        value |= {"thread_ts": value["ts"], "reply_count": len(replies), "latest_reply": self.ts(replies[-1])}
        value["replies"] = [{"user": value["user"], "ts": self.ts(reply)} for reply in replies]
        self.counts["threads"] += 1

    def special(self, value, roll):
        """What isn't just said."""
        user = self.author()["id"]
        if roll < 0.5:
            value |= {"subtype": "bot_message", "bot_id": "B0SAMPLE", "username": "Reports <bot>", "text": ""}
            value["attachments"] = [self.speech.attachment()]
            kind = "bots"
        elif roll < 0.8:
            verb = "join" if roll < 0.7 else "leave"
            value |= {"subtype": f"{self.kind}_{verb}", "user": user, "text": f"<@{user}> has {verb}ed the channel"}
            kind = "arrivals"
        else:
            kind = self.seldom(value, user, next(self.speech.rare))
        self.counts[kind] += 1
        return value

    def seldom(self, value, user, subtype):
        """What occurs seldom, by its subtype; the name of its count."""
        value["subtype"] = subtype
        words = self.speech.words(3, 9)
        if subtype in CHANGES:
            value["subtype"] = subtype.replace("channel", self.kind)
        if subtype in EVENTS:
            value |= {"user": user, "text": f"<@{user}> changed it: {words}"}
            return "events"
        if subtype in FATES:
            name = "previous_message" if subtype == "message_deleted" else "message"
            value |= {"hidden": True, name: {"type": "message", "user": user, "text": words, "ts": value["ts"]}}
            return "fates"
        if subtype == "file_share":
            value |= {"user": user, "text": "uploaded a file", "file": self.speech.file(START)}
            return "oldFiles"
        if subtype == "file_comment":
            value |= {"text": "commented on a file", "comment": {"user": user, "comment": words}}
            return "comments"
        value |= {"user": user, "text": words}
        return "actions" if subtype == "me_message" else "unknown"

    def days_of_messages(self):
        """The name of each day's file, and its messages."""
        day, messages = None, []
        for index in range(self.count):
            number = (self.seconds(index) + ZONE) // 86_400
            if number != day and messages:
                yield day_name(day), messages
                messages = []
            day = number
            messages.append(self.message(index))
        if messages:
            yield day_name(day), messages


def day_name(number):
    return f"{datetime.date(1970, 1, 1) + datetime.timedelta(days=number)}.json"


def write(out, options):
    """Writes the export, and gives its counts."""
    chance = random.Random(options.seed)
    people = make_people(options.people)
    guest = {"id": "UGUEST", "name": "guest", "profile": {"real_name": "A guest"}}
    strangers = [{"id": "U404"}, {"id": "USLACKBOT"}, guest]
    channels = options.channels
    sizes = {"C": channels, "G": channels // 10 + 1, "D": options.people // 10 + 1, "M": channels // 20 + 1}
    lists = {kind: make_conversations(kind, count, people, chance) for kind, count in sizes.items()}
    for kind, name in {"C": "channels", "G": "groups", "D": "dms", "M": "mpims"}.items():
        out.write(f"{name}.json", lists[kind])
    out.write("users.json", people)
    out.write("integration_logs.json", [])
    counts = collections.Counter(people=len(people), conversations=sum(sizes.values()), channels=sizes["C"])
    speech = Speech(chance, people, lists["C"])
    conversations = [conversation for found in lists.values() for conversation in found]
    sizes = shares(options.messages, channels, len(conversations) - channels, options.first)
    for value, count in zip(conversations, sizes):
        conversation = Conversation(value, count, options.days, chance, speech, strangers, counts)
        for day, messages in conversation.days_of_messages():
            out.write(f"{value.get('name', value['id'])}/{day}", messages)
            counts["days"] += 1
    return counts


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("out")
    arguments.add_argument("--messages", type=int, required=True)
    arguments.add_argument("--seed", type=int, required=True)
    arguments.add_argument("--channels", type=int, default=40)
    arguments.add_argument("--people", type=int, default=200)
    arguments.add_argument("--days", type=int, default=365)
    arguments.add_argument("--first", type=int, default=10, choices=range(1, 101), metavar="PERCENT")
    options = arguments.parse_args()
    if min(options.channels, options.people, options.days) < 1 or options.messages < 0:
        sys.exit("There is at least one channel, one person and one day.")
    out = Zip(options.out) if options.out.endswith(".zip") else Folder(options.out)
    counts = write(out, options)
    out.close()
    print(json.dumps(counts))


if __name__ == "__main__":
    main()
