import { home } from "../../../content/home.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Fingerprint } from "./fingerprint.tsx";

const { label, heading, text, note, samples, actions } = home.proof;

/** Two sentences one character apart, and how little their fingerprints have in common. */
export function Fingerprints() {
  return (
    <section aria-labelledby="proof" className="border-y border-line bg-deep">
      <div className="page-gutter py-[clamp(4.5rem,9vw,9rem)]">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <p className="eyebrow lg:col-span-3 lg:pt-3">{label}</p>
          <h2 id="proof" className="reveal-text max-w-[19ch] text-title lg:col-span-9">
            {heading}
          </h2>
        </div>
        <div className="lit-cells mt-14 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-20">
          {samples.map((sample, index) => (
            <Fingerprint
              key={sample.label}
              {...sample}
              compared={samples[index === 0 ? 1 : 0].words}
            />
          ))}
        </div>
        <div className="mt-12 grid gap-x-8 gap-y-8 lg:mt-16 lg:grid-cols-12">
          <p className="text-small text-mist lg:col-span-3">{note}</p>
          <div className="lg:col-span-7 lg:col-start-6">
            <p className="max-w-[56ch] text-lead">{text}</p>
            <div className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
              {actions.map(({ to, label: words }) => (
                <ButtonLink key={to} to={to} variant="quiet">
                  {words}
                </ButtonLink>
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
