import { Link } from "react-router";
import { formatDay } from "../../../../content/dates.ts";
import { projectsWords, projectTypeWords } from "../../../../content/portal-project.ts";
import { progressOf } from "../../../../domain/project/progress-of.ts";
import type { Project } from "../../../../domain/project/project.ts";
import { Progress } from "../../../ui/progress.tsx";
import { formatBudget } from "../../campaign/format-budget.ts";
import { PriorityBadge, ProjectStatusBadge } from "../../project/project-badges.tsx";
import { useProjectAddress } from "./use-open-project.ts";

export function ProjectRow({ project }: { project: Project }) {
  const address = useProjectAddress(project.id);
  const progress = progressOf(project);
  const { title, project_type, budget, estimated_completion_date: due } = project;
  return (
    <li className="project-row">
      <div className="project-row-name">
        <h3>
          <Link {...address}>{title}</Link>
        </h3>
        <p className="text-mist">{projectTypeWords.get(project_type ?? "") ?? project_type}</p>
      </div>
      <div className="project-row-state">
        <ProjectStatusBadge status={project.status} />
        <PriorityBadge priority={project.priority} />
      </div>
      <div className="project-row-progress">
        {progress !== null && (
          <Progress label={projectsWords.progress} value={progress} valueText={`${progress}%`} />
        )}
      </div>
      <dl className="project-row-facts">
        <div>
          <dt>{projectsWords.deadline}</dt>
          <dd>{due ? formatDay(due) : projectsWords.noDeadline}</dd>
        </div>
        <div>
          <dt>{projectsWords.budget}</dt>
          <dd>{budget === null ? projectsWords.noBudget : formatBudget(budget)}</dd>
        </div>
      </dl>
    </li>
  );
}
