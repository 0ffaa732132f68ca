import { firstHours } from "../../../content/process.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";

/** Beside the picture of an empty stage with its work light on. */
export function FirstHours() {
  const { heading, marks, link } = firstHours;
  return (
    <section
      aria-labelledby="first-hours"
      className="shaded relative isolate overflow-clip [--shade:linear-gradient(--alpha(var(--color-night)/45%),transparent_30%,--alpha(var(--color-night)/90%)_72%)] after:-z-5 md:[--shade:linear-gradient(90deg,--alpha(var(--color-night)/55%),transparent_60%),linear-gradient(transparent_50%,--alpha(var(--color-night)/75%))]"
    >
      <Picture
        asset="labs"
        sizes="max(100vw, 178svh)"
        className="media-ground -z-10 print:hidden"
        imageClassName="object-[66%_50%]"
      />
      <div className="page-gutter flex min-h-[min(92svh,60rem)] flex-col justify-between gap-16 pt-20 pb-12 md:pt-28 md:pb-16 print:min-h-0 print:gap-[6mm] print:py-[8mm]">
        <h2 id="first-hours" className="max-w-[10ch] text-display">
          {heading}
        </h2>
        <div className="flex flex-col gap-10 lg:flex-row lg:items-end lg:justify-between">
          <ButtonLink to={link.to} size="large" className="self-start lg:self-end print:hidden">
            {link.label}
          </ButtonLink>
          <ul className="flex flex-wrap gap-x-14 gap-y-8">
            {marks.map(({ figure, line }) => (
              <li key={figure} className="w-64 border-t border-paper/50 pt-4">
                <span className="block font-display text-title leading-none">{figure}</span>
                <span className="mt-3 block text-small">{line}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
