type Dimensions = { width: number; height: number };

/** ISO media files say it in a box: AVIF in `ispe`, films in the sample entry of their codec. */
const boxes = [
  { type: "ispe", at: 8, bytes: 4 },
  { type: "av01", at: 28, bytes: 2 },
  { type: "avc1", at: 28, bytes: 2 },
] as const;

function readIsoBox(file: Buffer): Dimensions | undefined {
  const found = boxes.find(({ type }) => file.indexOf(type, 32) >= 0);
  if (!found) return undefined;
  // The name also stands among the compatible brands at the file's beginning.
  const start = file.indexOf(found.type, 32) + found.at;
  return {
    width: file.readUIntBE(start, found.bytes),
    height: file.readUIntBE(start + found.bytes, found.bytes),
  };
}

function readWebp(file: Buffer): Dimensions {
  if (file.toString("latin1", 12, 16) !== "VP8 ") throw new Error("not a lossy WebP");
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
}

function readJpeg(file: Buffer): Dimensions {
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
  }
  throw new Error("a JPEG without a frame");
}

/** Of a JPEG, WebP, AVIF or MP4, from its bytes alone: the tests run where there is no ffmpeg. */
export function readDimensions(file: Buffer): Dimensions {
  if (file.readUInt16BE(0) === 0xffd8) return readJpeg(file);
  if (file.toString("latin1", 0, 4) === "RIFF") return readWebp(file);
  const dimensions = readIsoBox(file);
  if (!dimensions) throw new Error("neither a picture nor a film");
  return dimensions;
}
