import { useState } from "react";
import { fallbackThumbnails } from "../../../content/labs.ts";
import { Picture } from "../../ui/media/picture.tsx";

type PostPictureProps = { thumbnail: string | null | undefined; index: number; sizes: string };

const frame = "aspect-[2] transition-[scale] duration-900 ease-camera group-hover/post:scale-102";

/** Beside words that say what it stands for; one that is missing or broken is replaced by its place. */
export function PostPicture({ thumbnail, index, sizes }: PostPictureProps) {
  const [broken, setBroken] = useState<string>();
  const fallback = fallbackThumbnails[index % fallbackThumbnails.length] ?? "labs-1";
  if (!thumbnail || thumbnail === broken) {
    return <Picture asset={fallback} sizes={sizes} isDecorative imageClassName={frame} />;
  }
  return (
    <img
      src={thumbnail}
      alt=""
      width={800}
      height={400}
      loading="lazy"
      decoding="async"
      className={`h-auto w-full bg-tide object-cover ${frame}`}
      onError={() => setBroken(thumbnail)}
    />
  );
}
