import { crc32, inflateRawSync } from "node:zlib";

/** Every file of a ZIP by its name, read from the directory at its end, as programs do. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  if (end < 0) throw new Error("This is no ZIP, or not the whole of one.");
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const extraLength = zip.readUInt16LE(at + 30);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    files.set(name, readContent(zip, at, name));
    at += 46 + nameLength + extraLength;
  }
  return files;
}

function readContent(zip: Buffer, entry: number, name: string): Buffer {
  const { packedSize, size } = readSizes(zip, entry);
  const header = zip.readUInt32LE(entry + 42);
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const content = inflateRawSync(zip.subarray(start, start + packedSize));
  const isWhole = crc32(content) === zip.readUInt32LE(entry + 16) && content.length === size;
  if (!isWhole) throw new Error(`${name} is damaged.`);
  return content;
}

/** Those beyond 32 bits stand behind the name. */
function readSizes(zip: Buffer, entry: number): { packedSize: number; size: number } {
  const packedSize = zip.readUInt32LE(entry + 20);
  if (packedSize < 0xffff_ffff) return { packedSize, size: zip.readUInt32LE(entry + 24) };
  const extra = entry + 46 + zip.readUInt16LE(entry + 28);
  return {
    size: Number(zip.readBigUInt64LE(extra + 4)),
    packedSize: Number(zip.readBigUInt64LE(extra + 12)),
  };
}
