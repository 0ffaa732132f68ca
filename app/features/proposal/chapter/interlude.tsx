import { proposalWords } from "../../../../content/proposal.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import type { Still } from "../find-study.ts";

/** A shot between two chapters, out to the edge of the screen. */
export function Interlude({ still: { asset, title } }: { still: Still }) {
  return (
    <figure className="max-lg:-mx-(--gutter) lg:-mr-(--gutter) print:hidden">
      <Picture
        asset={asset}
        sizes="(width < 64rem) 100vw, 80vw"
        isDecorative
        imageClassName="aspect-[1.85] md:aspect-[2.39]"
      />
      <figcaption className="pt-2.5 text-caption text-mist max-lg:px-(--gutter)">
        {proposalWords.from(title)}
      </figcaption>
    </figure>
  );
}
