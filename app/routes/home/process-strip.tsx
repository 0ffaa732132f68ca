import { home } from "../../../content/home.ts";
import { processSteps } from "../../../content/process.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";

const { label, heading, lines, action } = home.process;

/** The table where it starts, and a line drawn from the first step to the last. */
export function ProcessStrip() {
  return (
    <section aria-labelledby="process" className="pb-[clamp(5rem,10vw,10rem)]">
      <Picture
        asset="our-process"
        sizes="(width < 48rem) 143vw, 100vw"
        className="shaded relative [--shade:linear-gradient(transparent,--alpha(var(--color-night)/70%)_60%,var(--color-night))] after:top-1/2"
        imageClassName="scroll-pan aspect-[5/4] [--from:50%_0] [--to:50%_100%] md:aspect-[2.39]"
      />
      <div className="page-gutter">
        <div className="relative -mt-10 grid gap-x-8 gap-y-4 md:-mt-20 lg:-mt-32 lg:grid-cols-12">
          <h2 id="process" className="reveal-text max-w-[15ch] text-display lg:col-span-10">
            {heading}
          </h2>
          <p className="eyebrow -order-1 lg:col-span-12">{label}</p>
        </div>
        <ol className="scroll-draw relative mt-14 grid border-t border-line before:absolute before:inset-x-0 before:-top-px before:h-px before:origin-left before:bg-amber before:[--from:scaleX(0)] before:[--range:entry_0%_cover_55%] gap-x-8 gap-y-10 pt-8 sm:grid-cols-2 lg:mt-20 lg:grid-cols-4">
          {processSteps.steps.map(({ name }) => (
            <li key={name}>
              <h3 className="text-heading lg:font-stretch-125%">{name}</h3>
              <p className="mt-3 max-w-[38ch] text-mist">{lines.get(name)}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to={action.to} variant="quiet" className="mt-10">
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
