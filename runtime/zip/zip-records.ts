/** The parts of a ZIP file besides its contents, after APPNOTE.TXT 6.3.10; numbers are little-endian. */

/** Names are UTF-8; sizes and checksum follow the contents, because they are not known before. */
const flags = 0x0808;
const deflated = 8;
const classic = 20;
const zip64 = 45;
const most32 = 0xffff_ffff;
const most16 = 0xffff;

export type Written = {
  name: Buffer;
  modified: Date;
  /** Larger than 32 bits can say, or perhaps: announced before the contents, since what follows them has another shape. */
  isLarge: boolean;
  crc: number;
  packedSize: number;
  size: number;
  /** Where its local header begins. */
  offset: number;
};

/** Room for what deflate adds to what it cannot pack. */
const surelySmall = 4_000_000_000;

export function needsLargeRecord(size: number): boolean {
  return size > surelySmall;
}

type Header = Pick<Written, "name" | "modified" | "isLarge">;

export function localHeader({ name, modified, isLarge }: Header): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(isLarge ? zip64 : classic, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt32LE(dosTime(modified), 10);
  header.writeUInt16LE(name.length, 26);
  if (!isLarge) return Buffer.concat([header, name]);
  header.writeUInt32LE(most32, 18);
  header.writeUInt32LE(most32, 22);
  const extra = largeNumbers([0, 0]);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

export function dataDescriptor({ crc, packedSize, size, isLarge }: Written): Buffer {
  if (isLarge) return largeDescriptor({ crc, packedSize, size });
  if (size > most32 || packedSize > most32) throw new Error("The file is larger than was said.");
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x0807_4b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(packedSize, 8);
  record.writeUInt32LE(size, 12);
  return record;
}

function largeDescriptor({
  crc,
  packedSize,
  size,
}: Omit<Written, keyof Header | "offset">): Buffer {
  const record = Buffer.alloc(24);
  record.writeUInt32LE(0x0807_4b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeBigUInt64LE(BigInt(packedSize), 8);
  record.writeBigUInt64LE(BigInt(size), 16);
  return record;
}

export function directoryEntry(entry: Written): Buffer {
  const { name, modified, crc, packedSize, size, offset, isLarge } = entry;
  const isFar = offset >= most32;
  // In this order, and only those for which there is no room.
  const large = [...(isLarge ? [size, packedSize] : []), ...(isFar ? [offset] : [])];
  const extra = large.length > 0 ? largeNumbers(large) : Buffer.alloc(0);
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x0201_4b50, 0);
  // Made by a Unix, so that the mode below counts.
  record.writeUInt16LE((3 << 8) | zip64, 4);
  record.writeUInt16LE(large.length > 0 ? zip64 : classic, 6);
  record.writeUInt16LE(flags, 8);
  record.writeUInt16LE(deflated, 10);
  record.writeUInt32LE(dosTime(modified), 12);
  record.writeUInt32LE(crc, 16);
  record.writeUInt32LE(isLarge ? most32 : packedSize, 20);
  record.writeUInt32LE(isLarge ? most32 : size, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(extra.length, 30);
  record.writeUInt32LE(0o100644 * 0x10000, 38);
  record.writeUInt32LE(isFar ? most32 : offset, 42);
  return Buffer.concat([record, name, extra]);
}

function largeNumbers(numbers: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + numbers.length * 8);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(numbers.length * 8, 2);
  for (const [at, number] of numbers.entries()) extra.writeBigUInt64LE(BigInt(number), 4 + at * 8);
  return extra;
}

type Directory = { count: number; size: number; offset: number };

export function directoryEnd(directory: Directory): Buffer {
  const { count, size, offset } = directory;
  const isLarge = offset >= most32 || size >= most32 || count >= most16;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, most16), 8);
  end.writeUInt16LE(Math.min(count, most16), 10);
  end.writeUInt32LE(Math.min(size, most32), 12);
  end.writeUInt32LE(Math.min(offset, most32), 16);
  return isLarge ? Buffer.concat([largeDirectoryEnd(directory), end]) : end;
}

function largeDirectoryEnd({ count, size, offset }: Directory): Buffer {
  const record = Buffer.alloc(76);
  record.writeUInt32LE(0x0606_4b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE((3 << 8) | zip64, 12);
  record.writeUInt16LE(zip64, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  // Where the record above begins, for readers who start at the end.
  record.writeUInt32LE(0x0706_4b50, 56);
  record.writeBigUInt64LE(BigInt(offset + size), 64);
  record.writeUInt32LE(1, 72);
  return record;
}

/** To two seconds, and not before 1980. */
function dosTime(time: Date): number {
  const year = Math.max(0, time.getUTCFullYear() - 1980);
  const date = (year << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const clock =
    (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return date * 0x10000 + clock;
}
