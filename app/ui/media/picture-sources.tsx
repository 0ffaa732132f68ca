import { media, type MediaKey } from "../../../content/media.ts";
import { PictureFiles, type PictureFilesProps } from "./picture-files.tsx";

export type PictureSourcesProps = Omit<PictureFilesProps, "name" | "asset"> & { asset: MediaKey };

/** A picture of the list of all, by its key. */
export function PictureSources({ asset: key, ...props }: PictureSourcesProps) {
  return <PictureFiles {...props} name={key} asset={media[key]} />;
}
