import { processSteps, type ProcessStep } from "../../../content/process.ts";
import { StepSketch } from "./step-sketch.tsx";

/** Four sheets that stack up as the page is scrolled. */
export function ProcessSteps() {
  return (
    <section aria-label={processSteps.label} className="page-gutter py-16 md:py-28">
      <ol className="process-sheets">
        {processSteps.steps.map((step, index) => (
          <StepSheet key={step.name} step={step} index={index} />
        ))}
      </ol>
    </section>
  );
}

const { fields } = processSteps;

function StepSheet({ step, index }: { step: ProcessStep; index: number }) {
  return (
    <li className="process-sheet">
      <div className="process-sheet-tab">
        <h2 className="text-heading lg:font-stretch-125% lg:tracking-normal">{step.name}</h2>
        <span aria-hidden="true" className="font-display text-heading">
          {index + 1}
        </span>
      </div>
      <div className="process-sheet-body">
        <div className="lg:col-span-6">
          <StepSketch index={index} />
          <p className="mt-6 max-w-[18ch] font-display text-title text-balance font-stretch-112%">
            {step.promise}
          </p>
        </div>
        <dl className="grid content-start gap-7 lg:col-span-5 lg:col-start-8">
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
    <div className="border-t border-night/25 pt-3">
      <dt className="text-small text-night/70">{name}</dt>
      <dd className="mt-1 max-w-[46ch] text-pretty">{value}</dd>
    </div>
  );
}
