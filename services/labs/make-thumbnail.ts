import { coverImage, decodeImage, encodeImage } from "./codecs.ts";
import { readImageSize } from "../../domain/file/image-size.ts";

// All posts stand in one grid, so all pictures have one shape.
const width = 800;
const height = 400;
const mostPixels = 16_000_000;

/** A small WebP of the picture; null where it is no picture we can take. */
export async function makeThumbnail(bytes: Uint8Array): Promise<Uint8Array | null> {
  const size = readImageSize(bytes);
  if (!size || size.width * size.height > mostPixels || Math.min(size.width, size.height) < 2) {
    return null;
  }
  if (size.format === "jpeg" && !hasEnd(bytes)) return null;
  try {
    const image = await decodeImage(size.format, Uint8Array.from(bytes).buffer);
    // The header may have lied about what the decoder found.
    if (image.width * image.height > mostPixels) return null;
    return new Uint8Array(await encodeImage(await coverImage(image, width, height)));
  } catch {
    // Whatever a decoder makes of broken bytes: the picture is missing, and nothing else.
    return null;
  }
}

/** The decoder would fill what is missing with grey. */
function hasEnd(bytes: Uint8Array): boolean {
  const end = bytes.subarray(-1024);
  return end.some((byte, at) => byte === 0xff && end[at + 1] === 0xd9);
}
