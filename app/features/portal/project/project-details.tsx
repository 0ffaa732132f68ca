import { lazy, Suspense } from "react";
import { formatDay } from "../../../../content/dates.ts";
import { milestoneWords } from "../../../../content/milestone.ts";
import {
  drawerWords,
  projectsWords,
  projectTypeWords,
} from "../../../../content/portal-project.ts";
import { progressOf } from "../../../../domain/project/progress-of.ts";
import type { Project } from "../../../../domain/project/project.ts";
import { Progress } from "../../../ui/progress.tsx";
import { formatBudget } from "../../campaign/format-budget.ts";
import { PriorityBadge, ProjectStatusBadge } from "../../project/project-badges.tsx";
import { MilestoneList } from "./milestone-list.tsx";
import { ProjectTimeline } from "./project-timeline.tsx";
import { deliverableRowWords } from "../../../../content/deliverable.ts";
import { DeliverableRows } from "../deliverable/deliverable-rows.tsx";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { SectionBody } from "../section-body.tsx";

const ProjectFirstDays = lazy(async () => ({
  default: (await import("../onboarding/onboarding-parts.ts")).ProjectFirstDays,
}));

export function ProjectDetails({ project }: { project: Project }) {
  const progress = progressOf(project);
  return (
    <div className="grid gap-10">
      <p className="flex flex-wrap items-center gap-6">
        <ProjectStatusBadge status={project.status} />
        <PriorityBadge priority={project.priority} />
      </p>
      {progress !== null && (
        <Progress label={projectsWords.progress} value={progress} valueText={`${progress}%`} />
      )}
      <section>
        <Heading>{drawerWords.description}</Heading>
        <p className="whitespace-pre-line text-mist">
          {project.description || drawerWords.noDescription}
        </p>
      </section>
      {project.onboarding && (
        <section>
          <Heading>{drawerWords.firstDays}</Heading>
          <Suspense fallback={<RowSkeletons count={4} className="h-20" />}>
            <ProjectFirstDays project={project} />
          </Suspense>
        </section>
      )}
      {project.milestones.length > 0 && (
        <section>
          <Heading>{milestoneWords.heading}</Heading>
          <MilestoneList milestones={project.milestones} />
        </section>
      )}
      <section>
        <Heading>{drawerWords.deliverables}</Heading>
        <DeliverableList projectId={project.id} />
      </section>
      <section>
        <Heading>{drawerWords.facts}</Heading>
        <Facts project={project} />
      </section>
      <section>
        <Heading>{drawerWords.activity}</Heading>
        <ProjectTimeline projectId={project.id} />
      </section>
    </div>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <h3 className="mb-3.5 font-sans text-caption font-normal font-stretch-100% tracking-[0.14em] text-amber uppercase">
      {children}
    </h3>
  );
}

function Facts({ project }: { project: Project }) {
  const { project_type: type, budget, created_at, estimated_completion_date: due } = project;
  const facts = [
    [drawerWords.kind, type && (projectTypeWords.get(type) ?? type)],
    [drawerWords.started, formatDay(created_at)],
    [projectsWords.deadline, due ? formatDay(due) : projectsWords.noDeadline],
    [projectsWords.budget, budget === null ? projectsWords.noBudget : formatBudget(budget)],
  ] as const;
  return (
    <dl>
      {facts.map(
        ([label, value]) =>
          value && (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3"
            >
              <dt className="text-mist">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function DeliverableList({ projectId }: { projectId: string }) {
  const { deliverables } = usePortalData();
  const own = deliverables.rows.filter(({ project_id }) => project_id === projectId);
  return (
    <SectionBody of={["deliverables"]} skeleton={<RowSkeletons count={2} className="h-27" />}>
      {() =>
        own.length > 0 ? (
          <div className="border-b border-line">
            <DeliverableRows deliverables={own} />
          </div>
        ) : (
          <p className="text-mist">{deliverableRowWords.none}</p>
        )
      }
    </SectionBody>
  );
}
