import type { MediaKey } from "../../content/media.ts";
import { Picture } from "./media/picture.tsx";

/** A page's key frame across the whole screen, cut to the shape of a cinema's. */
export function WideFrame({ asset }: { asset: MediaKey }) {
  return (
    <Picture
      asset={asset}
      sizes="max(100vw, 66svh)"
      imageClassName="aspect-[4/3] md:aspect-[2.39] max-h-[86svh] object-center"
    />
  );
}
