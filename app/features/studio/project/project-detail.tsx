import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { areaAddress } from "../../../../content/studio-address.ts";
import { beginWords } from "../../../../content/studio-proposal.ts";
import { projectDetailWords, studioProjectWords } from "../../../../content/studio-project.ts";
import { PriorityBadge, ProjectStatusBadge } from "../../project/project-badges.tsx";
import { DeliverableBoard } from "../deliverable/deliverable-board.tsx";
import { MilestoneBoard } from "../milestone/milestone-board.tsx";
import { DetailBody } from "../parts/detail-body.tsx";
import { isAbout } from "../parts/is-about.ts";
import { LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { Work, WorkHeading, WorkText } from "../parts/work.tsx";
import { ProjectActions } from "./project-actions.tsx";
import { ProjectHistory } from "./project-history.tsx";
import { ProjectMoves } from "./project-moves.tsx";
import { readProject, type StudioProject } from "./read-projects.ts";
import { formatDay } from "../../../../content/dates.ts";
import { projectTypeWords } from "../../../../content/portal-project.ts";
import { formatBudget } from "../../campaign/format-budget.ts";
import { FactList } from "../parts/fact-list.tsx";
import { Gate } from "../access/gate.tsx";
import { LateReviewBoard } from "../review/late-review-board.tsx";
import { BeginProposal } from "../proposal/begin-proposal.tsx";

const OnboardingBoard = lazy(async () => ({
  default: (await import("../onboarding/onboarding-board.tsx")).OnboardingBoard,
}));

/** One project: where it stands, what it is, what it owes, and what its client was told. */
export function ProjectDetail({ id }: { id: string }) {
  const read = useLoaded(["projects", "one", id], () => readProject(id), {
    concerns: isAbout("id", id),
  });
  const { reload } = read;
  return (
    <DetailBody read={read} gone={projectDetailWords.gone}>
      {(project) => (
        <Work
          titleId="studio-project-title"
          title={project.title}
          actions={
            <>
              <Gate deed="proposals">
                <BeginProposal
                  from={{ projectId: id }}
                  label={beginWords.changeOrder}
                  size="slim"
                  variant="quiet"
                />
              </Gate>
              <Gate deed="projects">
                <ProjectActions project={project} onChanged={reload} />
              </Gate>
            </>
          }
          facts={
            <>
              <Link to={areaAddress("clients", { client: project.company_id })}>
                {project.client}
              </Link>
              <ProjectStatusBadge status={project.status} />
              <PriorityBadge priority={project.priority} />
            </>
          }
          moves={
            <Gate deed="projects">
              <ProjectMoves project={project} onMoved={reload} />
            </Gate>
          }
        >
          <Suspense fallback={<LoadingRows count={2} />}>
            <OnboardingBoard projectId={id} status={project.status} />
          </Suspense>
          <MilestoneBoard projectId={id} isCancelled={project.status === "cancelled"} />
          <DeliverableBoard owner={{ kind: "project", id }} clientName={project.client} />
          <LateReviewBoard owner={{ kind: "project", id }} />
          <ProjectFacts project={project} />
          <ProjectHistory id={id} />
        </Work>
      )}
    </DetailBody>
  );
}

function ProjectFacts({ project }: { project: StudioProject }) {
  const { project_type: type, budget, progress, description, created_at } = project;
  const due = project.estimated_completion_date;
  return (
    <section>
      <WorkHeading>{projectDetailWords.facts}</WorkHeading>
      <FactList
        look="spread"
        className="mb-6"
        facts={[
          { label: projectDetailWords.kind, value: type && (projectTypeWords.get(type) ?? type) },
          {
            label: projectDetailWords.progress,
            value: progress === null ? projectDetailWords.noProgress : `${progress}%`,
          },
          {
            label: studioProjectWords.budget,
            value: budget === null ? studioProjectWords.noBudget : formatBudget(budget),
          },
          {
            label: projectDetailWords.due,
            value: due ? formatDay(due) : studioProjectWords.noDate,
          },
          { label: projectDetailWords.started, value: formatDay(created_at) },
        ]}
      />
      <WorkHeading>{projectDetailWords.brief}</WorkHeading>
      <WorkText>{description ?? projectDetailWords.noBrief}</WorkText>
    </section>
  );
}
