import { proofSteps } from "../../../content/pages/verify.ts";
import { MailLink } from "../../site/mail-link.tsx";

export function ProofSteps() {
  return (
    <section aria-labelledby="proof-steps" className="border-t border-line bg-deep">
      <div className="page-gutter py-20 md:py-32">
        <h2 id="proof-steps" className="reveal-text max-w-[16ch] text-title">
          {proofSteps.heading}
        </h2>
        <ol className="mt-16">
          {proofSteps.steps.map(({ name, line }) => (
            <li
              key={name}
              className="grid gap-x-8 gap-y-3 border-t border-line py-8 md:grid-cols-12"
            >
              <h3 className="text-heading md:col-span-5">{name}</h3>
              <p className="max-w-[56ch] text-mist md:col-span-7">{line}</p>
            </li>
          ))}
        </ol>
        <p className="border-t border-line pt-8">
          {proofSteps.request} <MailLink />.
        </p>
      </div>
    </section>
  );
}
