/** One entry of a POSIX ustar archive, which any `tar` can open. */
export type TarHeader = { name: string; size: number; isFolder: boolean };

export const blockSize = 512;

const fields = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;

export function encodeHeader({ name, size, isFolder }: TarHeader): Buffer {
  const header = Buffer.alloc(blockSize);
  const put = (field: keyof typeof fields, text: string) => header.write(text, fields[field][0]);
  const { prefix, rest } = splitName(isFolder ? `${name}/` : name);
  put("name", rest);
  put("prefix", prefix);
  put("mode", isFolder ? "0000700" : "0000600");
  put("size", octal(size, 11));
  put("time", octal(Math.floor(Date.now() / 1000), 11));
  put("type", isFolder ? "5" : "0");
  put("magic", "ustar\u000000");
  put("checksum", `${octal(sum(header), 6)}\0 `);
  return header;
}

/** Null for a block that is no header. */
export function decodeHeader(block: Buffer): TarHeader | null {
  const get = (field: keyof typeof fields) => {
    const [start, length] = fields[field];
    const [text = ""] = block.toString("utf8", start, start + length).split("\0");
    return text;
  };
  if (!get("magic").startsWith("ustar") || Number.parseInt(get("checksum"), 8) !== sum(block)) {
    return null;
  }
  const name = get("prefix") ? `${get("prefix")}/${get("name")}` : get("name");
  const isFolder = get("type") === "5";
  return {
    name: isFolder ? name.replace(/\/$/, "") : name,
    size: Number.parseInt(get("size"), 8),
    isFolder,
  };
}

/** Up to 100 bytes of name, and 155 of the folders before it. */
function splitName(name: string): { prefix: string; rest: string } {
  if (Buffer.byteLength(name) <= 100) return { prefix: "", rest: name };
  const cut = name.indexOf("/", name.length - 101);
  const [prefix, rest] = [name.slice(0, cut), name.slice(cut + 1)];
  if (cut < 0 || Buffer.byteLength(prefix) > 155 || Buffer.byteLength(rest) > 100) {
    throw new Error(`${name} is too long a name for the archive.`);
  }
  return { prefix, rest };
}

function octal(value: number, digits: number): string {
  const text = value.toString(8).padStart(digits, "0");
  if (text.length > digits) throw new Error(`${value} is too large a number for the archive.`);
  return text;
}

/** Counted as if the checksum itself were spaces. */
function sum(header: Buffer): number {
  const [start, length] = fields.checksum;
  let total = 0;
  for (const [index, byte] of header.entries()) {
    total += index >= start && index < start + length ? 32 : byte;
  }
  return total;
}
