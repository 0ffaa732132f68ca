import { processSteps, type ProcessStep } from "../../../content/process.ts";
import { StepSketch } from "./step-sketch.tsx";

/** Four sheets that stack up as the page is scrolled. */
export function ProcessSteps() {
  return (
    <section aria-label={processSteps.label} className="page-gutter py-16 md:py-28 print:py-[8mm]">
      <ol className="grid gap-6 lg:tall:gap-[12svh]">
        {processSteps.steps.map((step, index) => (
          <StepSheet key={step.name} step={step} index={index} />
        ))}
      </ol>
    </section>
  );
}

const { fields } = processSteps;

/**
 * Laid by hand: no two edges in line. A sheet that does not fit the screen must not stick: the next
 * would cover words unread.
 */
const sheet =
  "bg-paper text-night shadow-sheet " +
  "lg:even:mr-[-1.5%] lg:even:ml-[1.5%] lg:nth-3:mr-[0.75%] lg:nth-3:ml-[-0.75%] " +
  "lg:tall:sticky lg:tall:top-22 lg:tall:nth-2:top-38 lg:tall:nth-3:top-54 lg:tall:nth-4:top-70 " +
  "print:static print:m-0 print:bg-transparent print:text-paper print:shadow-none";

function StepSheet({ step, index }: { step: ProcessStep; index: number }) {
  return (
    <li className={sheet}>
      <div className="flex min-h-16 items-center justify-between border-b border-night/25 px-[clamp(1.25rem,4vw,3.5rem)] print:min-h-10 print:border-edge print:px-0">
        <h2 className="text-heading [text-box:trim-both_cap_alphabetic] lg:font-stretch-125% lg:tracking-normal">
          {step.name}
        </h2>
        <span
          aria-hidden="true"
          className="font-display text-heading [text-box:trim-both_cap_alphabetic]"
        >
          {index + 1}
        </span>
      </div>
      <div className="grid gap-x-8 gap-y-10 px-[clamp(1.25rem,4vw,3.5rem)] pt-[clamp(1.5rem,3vw,2.5rem)] pb-[clamp(2rem,4vw,3.5rem)] lg:grid-cols-12 print:grid-cols-[1fr_1.2fr] print:px-0 print:pt-[5mm] print:pb-[8mm]">
        <div className="lg:col-span-6">
          <StepSketch index={index} />
          <p className="mt-6 max-w-[18ch] font-display text-title text-balance font-stretch-112%">
            {step.promise}
          </p>
        </div>
        <dl className="grid content-start gap-7 lg:col-span-5 lg:col-start-8 print:gap-3">
          <Field name={fields.happens} value={step.happens} />
          <Field name={fields.decides} value={step.decides} />
          <Field name={fields.receives} value={step.receives} />
        </dl>
      </div>
    </li>
  );
}

function Field({ name, value }: { name: string; value: string }) {
  return (
    <div className="border-t border-night/25 pt-3 print:border-line">
      <dt className="text-small text-night/70 print:text-mist">{name}</dt>
      <dd className="mt-1 max-w-[46ch] text-pretty">{value}</dd>
    </div>
  );
}
