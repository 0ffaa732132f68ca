import { lazy, Suspense } from "react";
import { onboardingWords as words } from "../../../../content/onboarding.ts";
import { milestoneWords } from "../../../../content/milestone.ts";
import type { Onboarding } from "../../../../domain/onboarding/onboarding.ts";
import {
  isComplete,
  isGoingOn,
  type OnboardingStep,
} from "../../../../domain/onboarding/list-steps.ts";
import type { Project } from "../../../../domain/project/project.ts";
import { PartHeading } from "../part-heading.tsx";
import { usePortalData } from "../portal-data.ts";
import { MilestoneList } from "../project/milestone-list.tsx";
import { describeStep } from "./describe-step.ts";
import { SignedPart } from "./signed-part.tsx";
import { StepAction } from "./step-action.tsx";
import { OnboardingSteps } from "./onboarding-steps.tsx";
import { useOnboardings } from "./use-onboardings.ts";
import { useSteps } from "./use-steps.ts";

const OnboardingSheets = lazy(async () => ({
  default: (await import("./onboarding-sheets.tsx")).OnboardingSheets,
}));

/** At the top of the overview, for as long as something is missing or the studio has not begun. */
export function FirstDays() {
  const { projects } = usePortalData();
  const { data: onboardings } = useOnboardings();
  return (
    <>
      {projects.rows.map((project) => {
        const onboarding = onboardings?.find(({ id }) => id === project.id);
        return (
          onboarding && <FirstDaysOf key={project.id} project={project} onboarding={onboarding} />
        );
      })}
      {/* They bring along what forms are made with. */}
      <Suspense fallback={null}>
        <OnboardingSheets />
      </Suspense>
    </>
  );
}

type FirstDaysOfProps = { project: Project; onboarding: Onboarding };

function FirstDaysOf({ project, onboarding }: FirstDaysOfProps) {
  const { steps, ...known } = useSteps(project, onboarding);
  if (!isGoingOn(steps, project.status)) return null;
  const describe = (step: OnboardingStep) => describeStep(step, { ...known, onboarding });
  const yours = steps.filter(({ whose }) => whose === "client");
  const { agreement, changes } = onboarding;
  const isSigned = agreement !== null || changes.length > 0;
  return (
    <section
      aria-label={project.title}
      className="col-span-full grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-12"
    >
      <Opening title={project.title} isSigned={agreement !== null} steps={yours} />
      <div className="lg:col-[1/span_7]">
        <PartHeading as="h3" className="mb-6">
          {words.yours}
        </PartHeading>
        <OnboardingSteps label={words.yours} steps={yours} describe={describe}>
          {(step) => (
            <StepAction
              step={step}
              onboarding={onboarding}
              status={project.status}
              invoice={known.invoice}
            />
          )}
        </OnboardingSteps>
      </div>
      <div className="grid content-start gap-10 lg:col-[9/-1] lg:row-[2/span_2]">
        {isSigned && (
          <div>
            <PartHeading as="h3" className="mb-6">
              {words.agreed}
            </PartHeading>
            <SignedPart agreement={agreement} changes={changes} title={project.title} />
          </div>
        )}
        {project.milestones.length > 0 && (
          <div>
            <h4 className="sr-only">{milestoneWords.heading}</h4>
            <MilestoneList milestones={project.milestones} />
          </div>
        )}
      </div>
      <div className="lg:col-[1/span_7]">
        <PartHeading as="h3" className="mb-6">
          {words.ours}
        </PartHeading>
        <OnboardingSteps
          label={words.ours}
          steps={steps.filter(({ whose }) => whose === "studio")}
          describe={describe}
        />
      </div>
    </section>
  );
}

type OpeningProps = { title: string; isSigned: boolean; steps: readonly OnboardingStep[] };

function Opening({ title, isSigned, steps }: OpeningProps) {
  const isWhole = isComplete(steps);
  const done = steps.filter(({ state }) => state === "done").length;
  return (
    <header className="col-span-full grid gap-5 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-10">
      <h2 className="max-w-[16ch] text-greeting/[1.05] font-stretch-125% tracking-[-0.015em]">
        {isWhole ? words.complete : words.heading}
      </h2>
      <p className="max-w-[46ch] text-lead text-mist">
        {isWhole
          ? words.completeLead(title)
          : words.lead(title, isSigned, { done, all: steps.length })}
      </p>
    </header>
  );
}
