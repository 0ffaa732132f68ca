import { ourProcessPage } from "../../../content/pages/our-process.ts";
import { Picture } from "../../ui/media/picture.tsx";

/** Words on one side, the lamp and the table on the other, to the edge of the screen. */
export function ProcessOpening() {
  const { eyebrow, heading, standfirst } = ourProcessPage;
  const sentences = heading.split(/(?<=\.) /);
  return (
    <header className="print:min-h-0 lg:grid lg:min-h-[max(min(calc(100svh-4.5rem),64rem),var(--banner-screen))] lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
      {/* In line with the page's gutter, however wide the screen. */}
      <div className="flex flex-col px-(--gutter) pt-[clamp(3.5rem,8vw,7rem)] pb-[max(clamp(2.5rem,5vw,4rem),var(--banner-foot)+1rem)] lg:pl-[max(var(--gutter),calc((100vw-var(--container-page))/2+var(--gutter)))] print:p-0">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="mt-6 text-display lg:text-greeting lg:font-stretch-118%">
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
        className="overflow-clip [--shade:linear-gradient(90deg,var(--color-night),transparent_30%)] lg:shaded lg:relative print:hidden"
        imageClassName="scroll-leave aspect-[5/4] h-full object-[62%_50%] [--to:scale(1.08)] lg:absolute lg:inset-0 lg:aspect-auto"
      />
    </header>
  );
}
