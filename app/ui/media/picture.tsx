import { altTexts } from "../../../content/alt-texts.ts";
import { PictureSources, type PictureSourcesProps } from "./picture-sources.tsx";

type PictureProps = Omit<PictureSourcesProps, "alt"> & {
  /** When the words beside it say the same. */
  isDecorative?: boolean;
};

export function Picture({ isDecorative = false, ...rest }: PictureProps) {
  return <PictureSources {...rest} alt={isDecorative ? "" : altTexts[rest.asset]} />;
}
