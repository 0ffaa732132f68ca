export type ImageFormat = "jpeg" | "png" | "webp";
export type ImageSize = { format: ImageFormat; width: number; height: number };

/** Read from the first bytes, before anything is decoded: a small file can claim a whole wall of pixels. */
export function readImageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readPng(view) ?? readWebp(view) ?? readJpeg(view);
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readPng(view: DataView): ImageSize | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452) return null;
  return { format: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

function readWebp(view: DataView): ImageSize | null {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return null;
  const chunk = view.getUint32(12);
  const format = "webp";
  // "VP8X", "VP8 ", "VP8L"
  if (chunk === 0x56503858) {
    return { format, width: readUint24(view, 24) + 1, height: readUint24(view, 27) + 1 };
  }
  if (chunk === 0x56503820) {
    const side = (at: number) => view.getUint16(at, true) & 0x3fff;
    return { format, width: side(26), height: side(28) };
  }
  if (chunk !== 0x5650384c) return null;
  const bits = view.getUint32(21, true);
  return { format, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function readUint24(view: DataView, at: number): number {
  return view.getUint8(at) | (view.getUint16(at + 1, true) << 8);
}

function readJpeg(view: DataView): ImageSize | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { format: "jpeg", height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // A fill byte, or a segment to step over.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
