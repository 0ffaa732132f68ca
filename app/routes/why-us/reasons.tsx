import { reasons } from "../../../content/pages/why-us.ts";

/** Each claim stands alone on its line; its ground steps further in, like a staircase. */
const steps = ["md:ml-0", "md:ml-[8%]", "md:ml-[16%]", "md:ml-[24%]"];

export function Reasons() {
  return (
    <section aria-label={reasons.label} className="border-y border-line bg-deep">
      <ol className="page-gutter grid gap-20 py-20 md:gap-32 md:py-40">
        {reasons.items.map(({ claim, ground }, index) => (
          <li key={claim} className={steps[index % steps.length]}>
            <h2 className="reveal-text text-title lg:text-[clamp(3rem,5.4vw,5.5rem)]">{claim}</h2>
            <p className="mt-6 max-w-[52ch] border-l border-amber pl-6 text-mist">{ground}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
