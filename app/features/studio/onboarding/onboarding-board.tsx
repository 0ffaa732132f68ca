import Check from "lucide-react/icons/check";
import { formatDay } from "../../../../content/dates.ts";
import {
  briefQuestions,
  onboardingWords,
  studioOnboardingWords as words,
  studioStepNames,
} from "../../../../content/onboarding.ts";
import { briefParts, type Onboarding } from "../../../../domain/onboarding/onboarding.ts";
import type { OnboardingStep } from "../../../../domain/onboarding/list-steps.ts";
import type { ProjectStatus } from "../../../../domain/project/project.ts";
import { Button } from "../../../ui/button.tsx";
import { TallyLight } from "../../../ui/tally-light.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { BrandFileRow } from "../../onboarding/brand-file-row.tsx";
import { Gate } from "../access/gate.tsx";
import { FactList } from "../parts/fact-list.tsx";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { WorkHeading } from "../parts/work.tsx";
import { askForBrief, readOnboarding } from "./read-onboarding.ts";

type OnboardingBoardProps = { projectId: string; status: ProjectStatus };

/** What the client was to send for a project, what is here of it, and what is not. */
export function OnboardingBoard({ projectId, status }: OnboardingBoardProps) {
  const { value, state, error, reload } = useLoaded(
    ["onboardings", projectId, status],
    () => readOnboarding(projectId, status),
    {
      tables: ["brand_files", "memberships", "document_balances", "milestones", "pr_deliverables"],
    },
  );
  return (
    <section aria-labelledby="onboarding-heading">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <WorkHeading id="onboarding-heading">{words.heading}</WorkHeading>
        {value === null && (
          <Gate deed="projects">
            <AskForBrief projectId={projectId} onAsked={reload} />
          </Gate>
        )}
      </header>
      {state === "loading" && <LoadingRows count={2} />}
      {state === "failed" && <FailedState error={error} onRetry={() => void reload()} />}
      {value === null && <p className="text-mist">{words.none}</p>}
      {value && (
        <div className="grid gap-6">
          <Missing steps={value.steps.filter(({ whose }) => whose === "client")} />
          <BriefText onboarding={value.onboarding} />
          <Files onboarding={value.onboarding} />
        </div>
      )}
    </section>
  );
}

type AskForBriefProps = { projectId: string; onAsked: () => Promise<void> };

function AskForBrief({ projectId, onAsked }: AskForBriefProps) {
  const { isBusy, run } = useAction(async () => {
    const failure = await askForBrief(projectId);
    if (failure !== null) {
      toast({ title: words.notAsked, description: failure, variant: "destructive" });
      return;
    }
    toast({ title: words.ask, description: words.asked });
    await onAsked();
  });
  return (
    <Button size="slim" variant="quiet" busy={isBusy} onClick={run}>
      {words.ask}
    </Button>
  );
}

function Missing({ steps }: { steps: readonly OnboardingStep[] }) {
  const missing = steps.filter(({ state }) => state !== "done").length;
  return (
    <div>
      <p className="mb-2">{words.missing(missing)}</p>
      <ul className="flex flex-wrap gap-x-8 gap-y-1.5 border-y border-line py-2.5">
        {steps.map(({ kind, state }) => (
          <li key={kind} className="flex items-center gap-2.5" data-step={kind} data-state={state}>
            {state === "done" ? (
              <Check aria-hidden="true" strokeWidth={1.5} className="size-4 text-amber" />
            ) : (
              <TallyLight isLit={state === "waiting"} />
            )}
            <span className={state === "done" ? "text-mist" : undefined}>
              <span className="sr-only">{onboardingWords.states[state]} </span>
              {studioStepNames[kind]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function BriefText({ onboarding }: { onboarding: Onboarding }) {
  const { handed_in_at } = onboarding;
  const heading = handed_in_at ? `${words.brief}, ${formatDay(handed_in_at)}` : words.brief;
  return (
    <div>
      <WorkHeading>{heading}</WorkHeading>
      {handed_in_at === null && <p className="mb-2 text-mist">{words.notHandedIn}</p>}
      <FactList
        facts={briefParts.map((part) => ({
          label: briefQuestions[part].label,
          value: onboarding[part] && (
            <span className="whitespace-pre-line">{onboarding[part]}</span>
          ),
        }))}
      />
    </div>
  );
}

function Files({ onboarding: { files, has_no_files: hasNone } }: { onboarding: Onboarding }) {
  return (
    <div>
      <WorkHeading>{words.files}</WorkHeading>
      {files.length === 0 ? (
        <p className="text-mist">{hasNone ? words.saidNone : words.noFiles}</p>
      ) : (
        <ul className="border-t border-line">
          {files.map((file) => (
            <li key={file.id} className="border-b border-line">
              <BrandFileRow file={file} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
