"""Prints one line per picture or cut that was asked for: its key, what it is, its scene, how many
frames it has, and the options of the renderer. Used by batch.sh, where no Node is."""

import json
import sys

listing, mode, *wanted = sys.argv[1:]
with open(listing, encoding="utf-8") as file:
    deliverables = json.load(file)

FADE_IN, FADE_OUT = 9, 16
# What words and an end card leave of the light of the picture under them.
WORDS_DIM, CARD_DIM = 0.62, 0.3


def print_job(key, kind, scene, count, /, **options):
    words = [f"--{name.replace('_', '-')} {value}" for name, value in options.items()]
    print(key, kind, scene, count, *words)


def look_of(item, scale=1, samples=1):
    shrink = 960 / max(item["width"], item["height"]) if mode == "draft" else scale
    return {
        "width": round(item["width"] * shrink / 2) * 2,
        "height": round(item["height"] * shrink / 2) * 2,
        "samples": max(24, item["samples"] // 8) if mode == "draft" else round(item["samples"] * samples),
    }


def cuts_of(item):
    """A film without cuts is one loop."""
    loop = {"from": 0, "to": 1, "seconds": item.get("seconds", 10)}
    for cut in item.get("cuts", [loop]):
        yield {"scene": item["scene"], "shot": item.get("shot", 0), **cut}


def moment_of(cut, progress):
    return round(cut["from"] + (cut["to"] - cut["from"]) * progress, 5)


def print_drafts(item):
    for index, cut in enumerate(cuts_of(item)):
        for name, progress in (("a", 0.06), ("b", 0.94)):
            moment = moment_of(cut, progress)
            print_job(f"{item['key']}-{index}{name}", "still", cut["scene"], 1, shot=cut["shot"], t=moment, grain=0, **look_of(item))


def print_film(item):
    key, fps, cuts = item["key"], item.get("fps", 24), list(cuts_of(item))
    number = 0
    for index, cut in enumerate(cuts):
        frames = round(cut["seconds"] * fps)
        options = {"shot": cut["shot"], "frames": frames, "from": cut["from"], "to": cut["to"], "number": number}
        if "cuts" in item and index == 0:
            options["fade_in"] = FADE_IN
        if "cuts" in item and index == len(cuts) - 1:
            options["fade_out"] = FADE_OUT
        if title := cut.get("title"):
            spread = {"title_from": round(title["from"] * fps), "title_to": round(title["to"] * fps)}
            options |= {"title": f"@titles/{key}-{index}.pgm", **spread}
            options["title_dim"] = CARD_DIM if "credit" in title else WORDS_DIM
        print_job(key, "film", cut["scene"], frames, **options, **look_of(item))
        number += frames
    # The poster is a frame of the film, half as large again and cleaner.
    poster = item.get("poster", {"cut": 0, "at": 0})
    cut = cuts[poster["cut"]]
    moment = moment_of(cut, poster["at"])
    print_job(key, "poster", cut["scene"], 1, shot=cut["shot"], t=moment, grain=0.004, **look_of(item, 1.5, 2))
    print_job(key, "end", "-", number, fps=fps)


failed = False
for name in wanted:
    chosen = [d for d in deliverables if name in ("all", d["key"], d["scene"])]
    if not chosen:
        print(f"no deliverable and no scene is called {name}", file=sys.stderr)
        failed = True
    for item in chosen:
        if item["kind"] == "still":
            print_job(item["key"], "still", item["scene"], 1, shot=item.get("shot", 0), t=item.get("t", 0), **look_of(item))
        elif mode == "draft":
            print_drafts(item)
        else:
            print_film(item)
sys.exit(2 if failed else 0)
