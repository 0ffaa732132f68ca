import { useState, type MouseEvent } from "react";
import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { caseStudyWords } from "../../../../content/case-studies/words.ts";
import { largestPicture } from "../../../../content/media-asset.ts";
import { media } from "../../../../content/media.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { BlockHeading } from "./block-heading.tsx";
import { galleryLayouts } from "./gallery-layouts.ts";
import { GalleryViewer } from "./gallery-viewer.tsx";

/** Each image is a link to its largest file; with scripts it opens in the viewer instead. */
export function Gallery({ id, heading, layout, images }: BlockOf<"gallery">) {
  const [shown, setShown] = useState<number | null>(null);
  const { list, item } = galleryLayouts[layout];

  const enlarge = (event: MouseEvent, index: number) => {
    const asksForNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (asksForNewTab) return;
    event.preventDefault();
    setShown(index);
  };

  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="py-20 md:py-28">
      <div className="page-gutter">
        <BlockHeading id={id}>{heading}</BlockHeading>
        <ul className={`mt-10 md:mt-14 ${list}`}>
          {images.map(({ asset, caption }, index) => {
            const { place, crop, sizes } = item(index);
            return (
              <li key={asset} className={place}>
                <a
                  href={`/media/${largestPicture(asset, media[asset]).name}`}
                  aria-label={caseStudyWords.enlarge(caption)}
                  onClick={(event) => enlarge(event, index)}
                  className="group block overflow-hidden"
                >
                  <Picture
                    asset={asset}
                    sizes={sizes}
                    imageClassName={`${crop} transition-transform duration-700 ease-camera group-hover:scale-[1.03]`}
                  />
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      <GalleryViewer
        id={`${id}-viewer`}
        title={heading}
        images={images}
        shown={shown}
        onShow={setShown}
      />
    </section>
  );
}
