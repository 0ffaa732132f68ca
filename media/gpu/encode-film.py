"""encode-film.py <frames> <streams> <fps>: a folder of PPM frames becomes the four streams of a film,
<width>-av1.ivf and <width>-h264.h264 at full and at half size, and a master for the eye. Where the
GPU is there are many processors and no ffmpeg: $ENCODERS holds aomenc, encode-h264 and their libraries.
`npm run media:encode` puts the streams into their containers."""

import math
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy

frames, streams, fps = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
tools = Path(os.environ["ENCODERS"])
environment = {**os.environ, "LD_LIBRARY_PATH": str(tools)}

# Bytes that a film of eight seconds may have, so that all films stay within the budget, and how many
# times as much a longer one may.
LIMITS = {"full": {"av1": 580_000, "h264": 780_000}, "half": {"av1": 190_000, "h264": 280_000}}
MORE = {
    "port-storm-film": 2,
    "human-factor-film": 1.3,
    "forth-ports-film": 1.9,
    "rom-boys-film": 1.9,
    "ai-movies-film-1": 1.5,
}
LADDERS = {"av1": (30, 58, 11), "h264": (23, 36, 6)}
# Where time is short: how often to try, and what to begin with, as in "port-storm-film=38,32".
TRIES = int(os.environ.get("TRIES", "5"))
known = dict(pair.split("=") for pair in os.environ.get("FIRST_TRY", "").split())
if streams.name in known:
    av1, h264 = map(int, known[streams.name].split(","))
    LADDERS = {"av1": (av1, 58, 11), "h264": (h264, 36, 6)}


def read_frame(path):
    with open(path, "rb") as file:
        file.readline()
        width, height = map(int, file.readline().split())
        file.readline()
        return numpy.frombuffer(file.read(), numpy.uint8).reshape(height, width, 3)


def halve(plane):
    return (plane[0::2, 0::2] + plane[1::2, 0::2] + plane[0::2, 1::2] + plane[1::2, 1::2]) / 4


def thin_chroma(plane):
    """Every second sample of every second line; it sits on the left one of two pixels."""
    rows = (plane[0::2] + plane[1::2]) / 2
    left = numpy.concatenate([rows[:, :1], rows[:, 1:-1:2]], axis=1)
    return (left + 2 * rows[:, 0::2] + rows[:, 1::2]) / 4


def to_planes(rgb):
    r, g, b = rgb[..., 0], rgb[..., 1], rgb[..., 2]
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    return 16 + y * 219, 128 + thin_chroma((b - y) / 1.8556) * 224, 128 + thin_chroma((r - y) / 1.5748) * 224


# A fixed pattern hides the steps of eight bits in the fog.
BAYER = numpy.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 16


def pack(planes, bits):
    if bits == 10:
        return b"".join((p * 4 + 0.5).astype("<u2").tobytes() for p in planes)
    rough = [numpy.tile(BAYER, (p.shape[0] // 4 + 1, p.shape[1] // 4 + 1))[: p.shape[0], : p.shape[1]] for p in planes]
    return b"".join((p + d).astype(numpy.uint8).tobytes() for p, d in zip(planes, rough))


def convert(path):
    rgb = read_frame(path).astype(numpy.float32) / 255
    small = numpy.stack([halve(rgb[..., k]) for k in range(3)], axis=-1)
    full, half = to_planes(rgb), to_planes(small)
    return {(size, bits): pack(planes, bits) for size, planes in (("full", full), ("half", half)) for bits in (8, 10)}


def write_sources(folder):
    paths = sorted(frames.glob("*.ppm"))
    height, width, _ = read_frame(paths[0]).shape
    sizes = {"full": (width, height), "half": (width // 2, height // 2)}
    files = {}
    for size, (w, h) in sizes.items():
        for bits, colour in ((8, "420mpeg2"), (10, "420p10 XYSCSS=420P10")):
            files[size, bits] = open(folder / f"{size}-{bits}.y4m", "wb")
            files[size, bits].write(f"YUV4MPEG2 W{w} H{h} F{fps}:1 Ip A1:1 C{colour}\n".encode())
    with ThreadPoolExecutor(4) as pool:
        for frame in pool.map(convert, paths):
            for key, data in frame.items():
                files[key].write(b"FRAME\n" + data)
    for file in files.values():
        file.close()
    return sizes, len(paths)


def run(*words):
    subprocess.run([str(word) for word in words], check=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def encode_av1(source, target, quality):
    colour = ["--color-primaries=bt709", "--transfer-characteristics=srgb", "--matrix-coefficients=bt709"]
    speed = ["--good", "--cpu-used=5", "--threads=6", "--row-mt=1", "--tile-columns=1", "--passes=2"]
    rate = ["--end-usage=q", f"--cq-level={quality}", "--kf-max-dist=9999", "--enable-keyframe-filtering=0", "--lag-in-frames=35"]
    run(tools / "aomenc", "--codec=av1", "--ivf", "--bit-depth=10", *speed, *rate, *colour, "-o", target, source)


def encode_h264(source, target, quality):
    run(tools / "encode-h264", source, target, quality)


def fit(encode, source, target, limit, ladder):
    """The best quality within the limit: by the usual step at first, then between what was measured."""
    quality, worst, halving = ladder
    kept = target.with_suffix(".kept")
    above = None
    for _ in range(TRIES):
        encode(source, target, quality)
        size = target.stat().st_size
        if size <= limit:
            kept.unlink(missing_ok=True)
            target.rename(kept)
            fits = quality, size
            if not above or size > 0.88 * limit or quality - above[0] < 2:
                break
            slope = math.log2(above[1] / size) / (quality - above[0])
            wanted = quality - int(math.log2(0.96 * limit / size) / slope)
            if wanted >= quality:
                break
            quality = max(above[0] + 1, wanted)
            continue
        above = quality, size
        if kept.exists() or quality >= worst:
            break
        quality = min(worst, quality + max(1, math.ceil(0.7 * halving * math.log2(size / limit))))
    if not kept.exists():
        return quality, size
    kept.rename(target)
    return fits


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    sizes, count = write_sources(folder)
    jobs = []
    with ThreadPoolExecutor(5) as pool:
        for size, (width, _) in sizes.items():
            limit = {codec: round(bytes * MORE.get(streams.name, 1)) for codec, bytes in LIMITS[size].items()}
            av1 = (encode_av1, folder / f"{size}-10.y4m", streams / f"{width}-av1.ivf", limit["av1"], LADDERS["av1"])
            h264 = (encode_h264, folder / f"{size}-8.y4m", streams / f"{width}-h264.h264", limit["h264"], LADDERS["h264"])
            jobs += [(width, "av1", pool.submit(fit, *av1)), (width, "h264", pool.submit(fit, *h264))]
        pool.submit(encode_h264, folder / "full-8.y4m", streams / "master.h264", os.environ.get("MASTER_CRF", "17"))
        for width, codec, job in jobs:
            quality, size = job.result()
            print(f"{streams.name} {width} {codec}: {size} bytes at {quality}, {count} frames", flush=True)
