import { describe, expect, it } from "vitest";
import { readZip } from "../../tests/support/read-zip.ts";
import { writeZip, type ZipEntry } from "./write-zip.ts";
import { dataDescriptor, directoryEnd, directoryEntry } from "./zip-records.ts";

const modified = new Date("2026-11-15T12:00:00Z");

async function* list(entries: Omit<ZipEntry, "modified">[]): AsyncGenerator<ZipEntry> {
  for (const entry of entries) yield { ...entry, modified };
}

async function collect(zip: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe("a ZIP file", () => {
  it("holds what was put in, packed or passed through, under any name", async () => {
    const film = Buffer.alloc(200_000, "frames of a film");
    const zip = await collect(
      writeZip(
        list([
          { name: "empty.json", isPacked: true, bytes: [] },
          {
            name: "files/Größe.txt",
            isPacked: true,
            bytes: [Buffer.from("wo"), Buffer.from("rds")],
          },
          {
            name: "files/film.mp4",
            isPacked: false,
            bytes: [film.subarray(0, 70_000), film.subarray(70_000)],
          },
        ]),
      ),
    );
    const files = readZip(zip);
    expect([...files.keys()]).toEqual(["empty.json", "files/Größe.txt", "files/film.mp4"]);
    expect(files.get("empty.json")).toHaveLength(0);
    expect(files.get("files/Größe.txt")?.toString()).toBe("words");
    expect(files.get("files/film.mp4")?.equals(film)).toBe(true);
  });

  it("is read only as fast as it is taken", async () => {
    let asked = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      while (true) {
        asked += 1;
        yield Buffer.alloc(64 * 1024);
      }
    }
    const zip = writeZip(list([{ name: "film.mp4", isPacked: false, bytes: endless() }]));
    for (let count = 0; count < 4; count += 1) await zip.next();
    await zip.return(undefined);
    expect(asked).toBeLessThan(50);
  });

  it("breaks off where its source does", async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("half");
      throw new Error("The disk is gone.");
    }
    const zip = writeZip(list([{ name: "a.txt", isPacked: true, bytes: broken() }]));
    await expect(collect(zip)).rejects.toThrow("The disk is gone.");
  });

  it("holds files beyond 4 GB, which it has to be told of", async () => {
    const bytes = [Buffer.from("a film")];
    const large = { name: "film.mov", isPacked: false, size: 5 * 2 ** 30, bytes };
    const zip = await collect(writeZip(list([large, { name: "b", isPacked: true, bytes }])));
    // The header says so, the sizes after the contents have 64 bits, and so does the directory.
    expect([zip.readUInt16LE(4), zip.readUInt32LE(18)]).toEqual([45, 0xffff_ffff]);
    const files = readZip(zip);
    expect([...files].map(([name, content]) => `${name} ${String(content)}`)).toEqual([
      "film.mov a film",
      "b a film",
    ]);
    const entry = { name: Buffer.from("a"), modified, crc: 1, offset: 0, isLarge: true };
    const far = { ...entry, packedSize: 6 * 2 ** 30, size: 5 * 2 ** 30 };
    expect(directoryEntry(far).readBigUInt64LE(51)).toBe(BigInt(far.size));
    expect(dataDescriptor(far).readBigUInt64LE(8)).toBe(BigInt(far.packedSize));
    expect(() => dataDescriptor({ ...far, isLarge: false })).toThrow("larger than was said");
  });

  it("goes on beyond 4 GB", () => {
    const far = 5 * 2 ** 30;
    const name = Buffer.from("late.json");
    const entry = directoryEntry({
      name,
      modified,
      isLarge: false,
      crc: 1,
      packedSize: 2,
      size: 3,
      offset: far,
    });
    expect(entry.readUInt32LE(42)).toBe(0xffff_ffff);
    expect(entry.readBigUInt64LE(46 + name.length + 4)).toBe(BigInt(far));
    const end = directoryEnd({ count: 1, size: entry.length, offset: far });
    expect(end).toHaveLength(98);
    expect(end.readBigUInt64LE(48)).toBe(BigInt(far));
    expect(end.readBigUInt64LE(64)).toBe(BigInt(far + entry.length));
  });
});
