import { createHash } from "node:crypto";
import type { FeedItem } from "../../domain/labs/feed-item.ts";
import { FetchError } from "../../runtime/guarded-fetch/fetch-error.ts";
import { guardedFetch } from "../../runtime/guarded-fetch/guarded-fetch.ts";
import { userAgent } from "./fetch-feed.ts";
import { publicPath, type PublicFiles } from "../../runtime/files/files.ts";
import type { RefreshOptions } from "./refresh-options.ts";
import { coverImage, decodeImage, encodeImage } from "./codecs.ts";
import { readImageSize } from "../../domain/file/image-size.ts";

// All posts stand in one grid, so all pictures have one shape.
const width = 800;

const height = 400;

const mostPixels = 16_000_000;

const bucket = "labs";
const shown = 10;
const atOnce = 3;
const longestMilliseconds = 8000;

type Illustrated = FeedItem & { image: string };

/** Keeps the pictures of the posts that are shown, each fetched once. False where one should be tried again. */
export async function keepThumbnails(
  items: readonly FeedItem[],
  options: RefreshOptions,
): Promise<boolean> {
  const { files, transaction } = options;
  if (!files) return true;
  const wanted = newest(items).filter((item): item is Illustrated => item.image !== null);
  const end = performance.now() + longestMilliseconds;
  let areAllKept = true;
  const work = wanted.values();
  const keepNext = async () => {
    for (const item of work) {
      const { name, isWorthAnotherTry } = await keepThumbnail(item.image, {
        ...options,
        files,
        end,
      });
      if (isWorthAnotherTry) areAllKept = false;
      if (name === undefined) continue;
      await transaction(
        (sql) => sql`
          update public.substack_posts set thumbnail = ${publicPath(bucket, name)}
          where guid = ${item.guid} and thumbnail is distinct from ${publicPath(bucket, name)}`,
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, keepNext));
  return areAllKept;
}

function newest(items: readonly FeedItem[]): FeedItem[] {
  const time = ({ pubDate }: FeedItem) => pubDate?.getTime() ?? 0;
  return items.toSorted((a, b) => time(b) - time(a)).slice(0, shown);
}

/** Without a name there is no thumbnail. */
type Kept = { name?: string; isWorthAnotherTry?: boolean };
type KeepOptions = RefreshOptions & { files: PublicFiles; end: number };

async function keepThumbnail(image: string, options: KeepOptions): Promise<Kept> {
  const { files, end, settings, signal } = options;
  const name = `${createHash("sha256").update(image).digest("hex").slice(0, 40)}.webp`;
  if (await files.has(bucket, name)) return { name };
  const left = Math.round(end - performance.now());
  if (left <= 0) return { isWorthAnotherTry: true };
  try {
    const { bytes } = await guardedFetch(image, {
      headers: { accept: "image/webp, image/jpeg, image/png", "user-agent": userAgent },
      maxBytes: 5_000_000,
      timeLimitMilliseconds: left,
      allowPrivate: settings.allowPrivate,
      ...(signal && { signal }),
    });
    const thumbnail = await makeThumbnail(bytes);
    if (!thumbnail) return {};
    await files.save(bucket, { name, type: "image/webp", bytes: thumbnail });
    return { name };
  } catch (error) {
    if (error instanceof FetchError) return { isWorthAnotherTry: error.isPassing };
    throw error;
  }
}

/** A small WebP of the picture; null where it is no picture we can take. */
async function makeThumbnail(bytes: Uint8Array): Promise<Uint8Array | null> {
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
