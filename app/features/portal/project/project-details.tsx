import { formatDay } from "../../../../content/dates.ts";
import {
  drawerWords,
  projectsWords,
  projectTypeWords,
} from "../../../../content/portal-project.ts";
import { progressOf } from "../../../../domain/project/progress-of.ts";
import type { Project } from "../../../../domain/project/project.ts";
import { Progress } from "../../../ui/progress.tsx";
import { formatBudget } from "../../campaign/format-budget.ts";
import { DeliverableList } from "./deliverable-list.tsx";
import { PriorityBadge, ProjectStatusBadge } from "../../project/project-badges.tsx";
import { ProjectTimeline } from "./project-timeline.tsx";

export function ProjectDetails({ project }: { project: Project }) {
  const progress = progressOf(project);
  return (
    <div className="project-details">
      <p className="project-row-state">
        <ProjectStatusBadge status={project.status} />
        <PriorityBadge priority={project.priority} />
      </p>
      {progress !== null && (
        <Progress label={projectsWords.progress} value={progress} valueText={`${progress}%`} />
      )}
      <section>
        <h3>{drawerWords.description}</h3>
        <p className="whitespace-pre-line text-mist">
          {project.description || drawerWords.noDescription}
        </p>
      </section>
      <section>
        <h3>{drawerWords.deliverables}</h3>
        <DeliverableList projectId={project.id} />
      </section>
      <section>
        <h3>{drawerWords.facts}</h3>
        <Facts project={project} />
      </section>
      <section>
        <h3>{drawerWords.activity}</h3>
        <ProjectTimeline projectId={project.id} />
      </section>
    </div>
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
    <dl className="project-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
