import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import type { ByteSource } from "./byte-source.ts";
import { probeFile } from "./probe-file.ts";
import { probeFilm } from "./probe-film.ts";

const root = new URL("../../../", import.meta.url);
const film = (name: string) => readFileSync(new URL(`tests/support/media/${name}`, root));

function sourceOf(bytes: Uint8Array, reads: [number, number][] = []): ByteSource {
  return {
    size: bytes.length,
    async read(start, end) {
      reads.push([start, end]);
      return Uint8Array.from(bytes.subarray(start, end));
    },
  };
}

const probe = (bytes: Uint8Array) => probeFile(sourceOf(bytes));

describe("a film", () => {
  it("says its frames, its rate as a fraction and the timecode it starts at", async () => {
    expect(await probe(film("timecode-23976.mp4"))).toEqual({
      kind: "film",
      state: "ready",
      rate_num: 24_000,
      rate_den: 1001,
      frame_count: 48,
      start_frame: 86_400,
      is_drop: false,
      is_variable: false,
      width: 64,
      height: 36,
      rotation: 0,
      duration_ms: 2002,
      failure: null,
    });
    expect(await probe(film("drop-2997.mov"))).toMatchObject({
      state: "ready",
      rate_num: 30_000,
      frame_count: 60,
      start_frame: 1_078_920,
      is_drop: true,
    });
    expect(await probe(film("film-2997.webm"))).toMatchObject({
      state: "ready",
      rate_num: 30_000,
      rate_den: 1001,
      frame_count: 60,
      is_variable: false,
    });
  });

  it("that is shown on its side has the size that is seen", async () => {
    const found = await probe(film("rotated.mp4"));
    expect(found).toMatchObject({ width: 36, height: 64, frame_count: 25, rate_num: 25 });
    expect([90, 270]).toContain(found.rotation);
  });

  it("without an even rate is counted by the nearest, and says so", async () => {
    expect(await probe(film("variable.mp4"))).toMatchObject({ state: "ready", is_variable: true });
  });

  it.each(["hevc.mp4", "prores.mov"])(
    "that browsers do not play is known all the same: %s",
    async (name) => {
      expect(await probe(film(name))).toMatchObject({
        kind: "film",
        state: "unplayable",
        rate_num: 25,
        rate_den: 1,
        frame_count: name === "hevc.mp4" ? 50 : 5,
      });
    },
  );

  it("of the demo is ready", async () => {
    const bytes = readFileSync(new URL("supabase/seed/files/first-cut-1.mp4", root));
    expect(await probe(bytes)).toMatchObject({ kind: "film", state: "ready", is_variable: false });
  });
});

describe("sound", () => {
  it.each([
    ["sound.mp3", 1500],
    ["sound.wav", 500],
  ])("counts its milliseconds: %s", async (name, length) => {
    const found = await probe(film(name));
    expect(found).toMatchObject({ kind: "audio", state: "ready", rate_num: 1000, rate_den: 1 });
    expect(Math.abs((found.frame_count ?? 0) - length)).toBeLessThan(60);
  });
});

describe("a still", () => {
  it.each(["supabase/seed/files/breakfast-advert.png", "public/share/labs.jpg"])(
    "has a size: %s",
    async (path) => {
      const found = await probe(readFileSync(new URL(path, root)));
      expect(found).toMatchObject({ kind: "still", state: "ready" });
      expect(found.width).toBeGreaterThan(100);
    },
  );

  it("in other formats, too", async () => {
    const gif = Buffer.concat([Buffer.from("GIF89a"), Buffer.from([7, 0, 5, 0, 0, 0])]);
    expect(await probe(gif)).toMatchObject({ kind: "still", width: 7, height: 5 });
    const avif = readFileSync(new URL("public/media/about-corridor-640.fa35968a.avif", root));
    expect(await probe(avif)).toMatchObject({ kind: "still", width: 640 });
  });
});

describe("a document", () => {
  const pdf = (...parts: (string | Buffer)[]) =>
    Buffer.concat([Buffer.from("%PDF-1.7\n"), ...parts.map((part) => Buffer.from(part))]);
  const node = (count: number, more = "") =>
    `1 0 obj\n<< /Kids [2 0 R << /X 1 >>] /Type /Pages /Count ${count} ${more}>>\nendobj\n`;

  it("has as many pages as the root of its tree says, however late that was written", async () => {
    expect(await probe(pdf(node(5), node(9, "/Parent 1 0 R ")))).toMatchObject({ pages: 5 });
    expect(await probe(pdf(node(5), node(3)))).toMatchObject({ pages: 3 });
    const file = readFileSync(new URL("supabase/seed/files/announcement.pdf", root));
    expect(await probe(file)).toMatchObject({ kind: "document", state: "ready", pages: 1 });
  });

  it("is read where its objects are packed", async () => {
    const packed = deflateSync("1 0 <</Type/Pages/Count 12/Kids[3 0 R]>>");
    const head = `9 0 obj\n<</Type /ObjStm /Length ${packed.length}>>\nstream\r\n`;
    expect(await probe(pdf(head, packed, "\nendstream"))).toMatchObject({ pages: 12 });
    expect(await probe(pdf(head, "not packed", "\nendstream"))).toMatchObject({ state: "failed" });
  });
});

describe("any other file", () => {
  it("is there to be downloaded", async () => {
    expect(await probe(Buffer.from("PK\u0003\u0004"))).toMatchObject({
      kind: "other",
      state: "unplayable",
    });
    expect(await probe(Buffer.from(""))).toMatchObject({ state: "unplayable" });
  });

  it("that is a playlist is followed nowhere", async () => {
    const bait = Buffer.from("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\nhttp://127.0.0.1:1/x.ts\n");
    const fetched = vi.spyOn(globalThis, "fetch");
    expect(await probe(bait)).toMatchObject({ kind: "other", state: "unplayable" });
    await expect(probeFilm(sourceOf(bait))).rejects.toThrow("no film");
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it("of which a part was lost on its way is no film, whatever its head promises", async () => {
    const whole = readFileSync("tests/support/films/barcode-25.mp4");
    expect(await probeFile(sourceOf(whole))).toMatchObject({ state: "ready", frame_count: 480 });
    for (const length of [20_000, whole.length - 40])
      expect(await probeFile(sourceOf(whole.subarray(0, length)))).toMatchObject({
        state: "failed",
        failure: expect.stringContaining("ends before its film"),
      });
  });

  it("which asks for more at once than any table has is not followed", async () => {
    const head = film("timecode-23976.mp4").subarray(0, 32);
    const reads: [number, number][] = [];
    const size = 1024 ** 3;
    const claimed = Buffer.alloc(16);
    claimed.writeUInt32BE(1);
    claimed.write("moov", 4, "latin1");
    claimed.writeBigUInt64BE(BigInt(size - 32), 8);
    const source: ByteSource = {
      size,
      read(start, end) {
        reads.push([start, end]);
        const bytes = Buffer.alloc(end - start);
        head.copy(bytes, 0, Math.min(start, 32), Math.min(end, 32));
        if (end > 32) claimed.copy(bytes, Math.max(0, 32 - start), Math.max(0, start - 32));
        return Promise.resolve(new Uint8Array(bytes));
      },
    };
    expect(await probeFile(source)).toMatchObject({ state: "failed" });
    expect(Math.max(...reads.map(([start, end]) => end - start))).toBeLessThan(200 * 1024 ** 2);
  });

  it("whose store cannot be reached is tried again", async () => {
    const source = { size: 100, read: () => Promise.reject(new Error("The store is away.")) };
    await expect(probeFile(source)).rejects.toThrow("away");
    const bytes = film("timecode-23976.mp4");
    let left = 1;
    const half = { ...sourceOf(bytes), size: bytes.length };
    const breaking: ByteSource = {
      size: half.size,
      read: (start, end) =>
        left-- > 0 ? half.read(start, end) : Promise.reject(new Error("The store is away.")),
    };
    await expect(probeFile(breaking)).rejects.toThrow("away");
  });
});

/** The same for the same seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function mutate(original: Buffer, seed: number): Buffer {
  const random = createRandom(seed);
  const bytes = Buffer.from(original);
  for (let count = 1 + random(20); count > 0; count -= 1) {
    // Most in the head of the file, where its tables are.
    const at = random(random(2) ? bytes.length : Math.min(bytes.length, 600));
    if (random(3) === 0) bytes.fill(0xff, at, at + 4);
    else bytes[at] = random(256);
  }
  return random(4) === 0 ? bytes.subarray(0, random(bytes.length)) : bytes;
}

describe("two hundred files with something wrong", () => {
  const originals = [
    "timecode-23976.mp4",
    "drop-2997.mov",
    "film-2997.webm",
    "variable.mp4",
    "prores.mov",
    "rotated.mp4",
    "sound.mp3",
    "sound.wav",
  ].map(film);

  it("are said to be what they are, or to be damaged, and nothing outside them is read", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const grumbles = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
    for (const grumble of grumbles) grumble.mockImplementation(() => undefined);
    const states = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      const bytes = mutate(originals[seed % originals.length] ?? Buffer.alloc(0), seed);
      const reads: [number, number][] = [];
      const found = await probeFile(sourceOf(bytes, reads));
      states.add(found.state);
      const outside = reads.filter(
        ([start, end]) => start < 0 || end > bytes.length || end <= start,
      );
      expect(outside, `seed ${seed}`).toEqual([]);
      if (found.state === "failed") expect(found.failure, `seed ${seed}`).toMatch(/^[A-Z].*\.$/);
      expect((found.frame_count ?? 1) > 0 && (found.frame_count ?? 1) < 2 ** 31).toBe(true);
    }
    expect(fetched).not.toHaveBeenCalled();
    expect(states).toEqual(new Set(["ready", "failed", "unplayable"]));
    for (const spy of [fetched, ...grumbles]) spy.mockRestore();
  });
});
