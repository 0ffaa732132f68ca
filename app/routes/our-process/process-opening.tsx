import { ourProcessPage } from "../../../content/pages/our-process.ts";
import { Picture } from "../../ui/media/picture.tsx";

/** Words on one side, the lamp and the table on the other, to the edge of the screen. */
export function ProcessOpening() {
  const { eyebrow, heading, standfirst } = ourProcessPage;
  const sentences = heading.split(/(?<=\.) /);
  return (
    <header className="process-opening">
      <div className="process-opening-words">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="mt-6 text-display lg:text-opening lg:font-stretch-118%">
          {sentences.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </h1>
        <p className="mt-8 max-w-[42ch] text-lead text-mist lg:mt-auto lg:pt-12">{standfirst}</p>
      </div>
      <Picture
        asset="our-process"
        priority
        sizes="(width < 64rem) 100vw, 150svh"
        className="process-opening-picture"
        imageClassName="h-full object-[62%_50%]"
      />
    </header>
  );
}
