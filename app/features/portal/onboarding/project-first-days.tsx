import { onboardingWords as words } from "../../../../content/onboarding.ts";
import type { Onboarding } from "../../../../domain/onboarding/onboarding.ts";
import type { Project } from "../../../../domain/project/project.ts";
import { Button } from "../../../ui/button.tsx";
import { NoticeRow } from "../../../ui/notice-row.tsx";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { describeStep } from "./describe-step.ts";
import { SignedPart } from "./signed-part.tsx";
import { StepAction } from "./step-action.tsx";
import { OnboardingSteps } from "./onboarding-steps.tsx";
import { useOnboardings } from "./use-onboardings.ts";
import { useSteps } from "./use-steps.ts";

/** In the project's drawer, for good: what was signed, and what its first days have brought. */
export function ProjectFirstDays({ project }: { project: Project }) {
  const { data: onboardings, isPending, isError, refetch } = useOnboardings();
  const onboarding = onboardings?.find(({ id }) => id === project.id);
  if (onboarding) return <Steps project={project} onboarding={onboarding} />;
  if (isPending)
    return (
      <div aria-busy="true">
        <span className="sr-only">{words.loading}</span>
        <RowSkeletons count={4} className="h-20" />
      </div>
    );
  return (
    isError && (
      <NoticeRow>
        <p>{words.failed}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </NoticeRow>
    )
  );
}

function Steps({ project, onboarding }: { project: Project; onboarding: Onboarding }) {
  const { steps, ...known } = useSteps(project, onboarding);
  const { agreement, changes } = onboarding;
  return (
    <>
      {(agreement || changes.length > 0) && (
        <div className="mb-6">
          <SignedPart agreement={agreement} changes={changes} title={project.title} />
        </div>
      )}
      <OnboardingSteps
        label={words.inDrawer}
        steps={steps}
        describe={(step) => describeStep(step, { ...known, onboarding })}
      >
        {(step) => (
          <StepAction
            step={step}
            onboarding={onboarding}
            status={project.status}
            invoice={known.invoice}
          />
        )}
      </OnboardingSteps>
    </>
  );
}
