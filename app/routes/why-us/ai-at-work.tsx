import { Link } from "react-router";
import { aiAtWork } from "../../../content/pages/why-us.ts";
import { Picture } from "../../ui/media/picture.tsx";

/** Above, one person before a wall of machines; below, stage by stage, which of the two decides. */
export function AiAtWork() {
  const { label, heading, machine, stages, optOut } = aiAtWork;
  return (
    <section aria-labelledby="ai-at-work">
      <div className="shaded relative isolate overflow-clip [--shade:linear-gradient(transparent_30%,var(--color-night)_74%)] after:-z-5 lg:[--shade:linear-gradient(transparent_40%,--alpha(var(--color-night)/82%)_82%,var(--color-night))]">
        <Picture
          asset="about-screens"
          sizes="max(100vw, 120svh)"
          className="media-ground -z-10 max-lg:bottom-auto max-lg:h-[62vw]"
          imageClassName="scroll-arrive object-center [--from:scale(1.14)] [--range:normal]"
        />
        <div className="page-gutter flex min-h-[min(100svh,56.25vw)] flex-col justify-end gap-5 pt-[52vw] pb-10 lg:pt-40">
          <p className="eyebrow">{label}</p>
          <h2 id="ai-at-work" className="text-title">
            {heading.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{" "}
              </span>
            ))}
          </h2>
        </div>
      </div>
      <div className="page-gutter pt-6 pb-20 md:pb-32">
        <ol>
          {stages.map(({ stage, machine: option, person }) => (
            <li
              key={stage}
              className="grid gap-x-8 gap-y-3 border-b border-line py-8 md:grid-cols-12 md:items-baseline md:py-10"
            >
              <h3 className="text-label tracking-normal text-amber md:col-span-2">{stage}</h3>
              <p className="max-w-[36ch] text-mist md:col-span-4">
                {machine} {option}
              </p>
              <p className="font-display text-heading text-balance font-stretch-112% md:col-span-6">
                {person}
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-12 max-w-[52ch] text-lead md:ml-[50%] md:pl-4">
          {optOut.text}{" "}
          <Link to={optOut.link.to} className="text-link">
            {optOut.link.label}
          </Link>
        </p>
      </div>
    </section>
  );
}
