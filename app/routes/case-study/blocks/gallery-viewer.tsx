import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { useEffect, useRef, type KeyboardEvent } from "react";
import type { GalleryImage } from "../../../../content/case-studies/blocks.ts";
import { caseStudyWords } from "../../../../content/case-studies/words.ts";
import { interfaceWords } from "../../../../content/interface.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Modal } from "../../../ui/modal.tsx";

type GalleryViewerProps = {
  id: string;
  title: string;
  images: readonly GalleryImage[];
  /** The index of the image on show, or null while the viewer is closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
};

/** A strip that snaps from image to image: a finger swipes it, keys and buttons move it. */
export function GalleryViewer({ id, title, images, shown, onShow }: GalleryViewerProps) {
  const strip = useRef<HTMLUListElement>(null);
  const isOpen = shown !== null;

  useEffect(() => {
    const list = strip.current;
    if (!list || shown === null) return;
    const left = shown * list.clientWidth;
    if (Math.abs(list.scrollLeft - left) > 1) list.scrollTo({ left, behavior: "instant" });
  }, [shown]);

  const step = (by: number) => {
    if (shown !== null) onShow((shown + by + images.length) % images.length);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const readSwipe = () => {
    const list = strip.current;
    if (!list || shown === null) return;
    const index = Math.round(list.scrollLeft / list.clientWidth);
    if (index !== shown) onShow(index);
  };

  return (
    <Modal
      id={id}
      aria-label={title}
      look="screen"
      open={isOpen}
      onOpenChange={(open) => !open && onShow(null)}
      onKeyDown={stepByKey}
    >
      <ul
        ref={strip}
        className="flex h-[calc(100dvh-4.5rem)] snap-x snap-mandatory scrollbar-none overflow-x-auto overflow-y-hidden"
        onScrollEnd={readSwipe}
      >
        {isOpen &&
          images.map(({ asset, caption }, index) => (
            <li
              key={asset}
              className="grid w-full flex-none snap-center snap-always place-items-center"
              inert={index !== shown}
              aria-hidden={index !== shown}
            >
              <figure>
                <Picture
                  asset={asset}
                  sizes="100vw"
                  fit="whole"
                  imageClassName="max-h-[calc(100dvh-9rem)]"
                />
                <figcaption className="px-(--gutter) py-3.5 text-small/body text-mist">
                  {caption}
                </figcaption>
              </figure>
            </li>
          ))}
      </ul>
      <div className="flex h-18 items-center justify-center gap-5 text-small/body tabular-nums">
        <IconButton
          label={caseStudyWords.previousImage}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => step(-1)}
        />
        <p aria-live="polite">{shown !== null && caseStudyWords.place(shown + 1, images.length)}</p>
        <IconButton
          label={caseStudyWords.nextImage}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => step(1)}
        />
        <IconButton
          label={interfaceWords.close}
          icon={<X aria-hidden="true" />}
          onClick={() => onShow(null)}
        />
      </div>
    </Modal>
  );
}
