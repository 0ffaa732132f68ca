import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { onboardingWords as words, stepNames } from "../../../../content/onboarding.ts";
import type { OnboardingStep } from "../../../../domain/onboarding/list-steps.ts";
import { cx } from "../../../ui/cx.ts";
import { TallyLight } from "../../../ui/tally-light.tsx";

type OnboardingStepsProps = {
  label: string;
  steps: readonly OnboardingStep[];
  describe: (step: OnboardingStep) => string;
  /** What can be done about it. */
  children?: (step: OnboardingStep) => ReactNode;
};

/** What is there and what is not, line by line. */
export function OnboardingSteps({ label, steps, describe, children }: OnboardingStepsProps) {
  return (
    <ul aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.kind}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line py-4.5 last:border-b sm:grid-cols-[1.25rem_minmax(0,1fr)_auto]"
          data-step={step.kind}
          data-state={step.state}
        >
          <StepMark step={step} />
          <div>
            <p
              className={cx(
                "font-display text-name/[1.35] font-stretch-112%",
                step.state === "done" && "text-mist",
              )}
            >
              <span className="sr-only">{words.states[step.state]} </span>
              {stepNames[step.kind]}
            </p>
            <p className="text-small text-mist">{describe(step)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 max-sm:col-start-2 max-sm:empty:hidden sm:justify-self-end">
            {children?.(step)}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Lit while it waits for the client; what the studio does is only marked. */
function StepMark({ step: { state, whose } }: { step: OnboardingStep }) {
  if (state === "done")
    return (
      <Check
        aria-hidden="true"
        strokeWidth={1.5}
        className="mt-[0.15em] size-5 justify-self-center text-amber"
      />
    );
  return (
    <TallyLight
      isLit={state === "waiting" && whose === "client"}
      className="mt-[0.55em] justify-self-center"
    />
  );
}
