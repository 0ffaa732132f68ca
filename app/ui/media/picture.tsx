import { altTexts } from "../../../content/alt-texts.ts";
import { media, type MediaKey } from "../../../content/media.ts";
import { PictureFiles, type PictureFilesProps } from "./picture-files.tsx";

type PictureProps = Omit<PictureSourcesProps, "alt"> & {
  /** When the words beside it say the same. */
  isDecorative?: boolean;
};

export function Picture({ isDecorative = false, ...rest }: PictureProps) {
  return <PictureSources {...rest} alt={isDecorative ? "" : altTexts[rest.asset]} />;
}

type PictureSourcesProps = Omit<PictureFilesProps, "name" | "asset"> & { asset: MediaKey };

/** A picture of the list of all, by its key. */
function PictureSources({ asset: key, ...props }: PictureSourcesProps) {
  return <PictureFiles {...props} name={key} asset={media[key]} />;
}
