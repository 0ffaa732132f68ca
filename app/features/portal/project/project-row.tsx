import { Link } from "react-router";
import { formatDay } from "../../../../content/dates.ts";
import { projectsWords, projectTypeWords } from "../../../../content/portal-project.ts";
import { progressOf } from "../../../../domain/project/progress-of.ts";
import type { Project } from "../../../../domain/project/project.ts";
import { Progress } from "../../../ui/progress.tsx";
import { formatBudget } from "../../campaign/format-budget.ts";
import { PriorityBadge, ProjectStatusBadge } from "../../project/project-badges.tsx";
import { useProjectAddress } from "./use-open-project.ts";

const rowLook =
  "relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3.5 border-t border-line py-5.5 last:border-b md:grid-cols-2 md:items-center lg:grid-cols-[minmax(0,5fr)_minmax(0,2.5fr)_minmax(0,2fr)_minmax(0,3fr)] lg:gap-10 lg:py-6.5";

const factLook = "text-caption text-mist";

export function ProjectRow({ project }: { project: Project }) {
  const address = useProjectAddress(project.id);
  const progress = progressOf(project);
  const { title, project_type, budget, estimated_completion_date: due } = project;
  return (
    <li className={`group ${rowLook}`}>
      <div className="max-md:col-span-full">
        <h3 className="text-lead/[1.25] font-stretch-118%">
          {/* The whole line opens it, for a thumb. */}
          <Link
            {...address}
            className="no-underline transition-colors duration-200 ease-camera group-hover:text-amber-bright after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="text-small text-mist">
          {projectTypeWords.get(project_type ?? "") ?? project_type}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-md:col-span-full">
        <ProjectStatusBadge status={project.status} />
        <PriorityBadge priority={project.priority} />
      </div>
      <div className="max-md:col-span-full max-md:empty:hidden">
        {progress !== null && (
          <Progress label={projectsWords.progress} value={progress} valueText={`${progress}%`} />
        )}
      </div>
      <dl className="grid grid-cols-[1fr_1fr] gap-6 text-small/[1.4] max-md:col-span-full">
        <div>
          <dt className={factLook}>{projectsWords.deadline}</dt>
          <dd className="tabular-nums">{due ? formatDay(due) : projectsWords.noDeadline}</dd>
        </div>
        <div className="text-right">
          <dt className={factLook}>{projectsWords.budget}</dt>
          <dd className="tabular-nums">
            {budget === null ? projectsWords.noBudget : formatBudget(budget)}
          </dd>
        </div>
      </dl>
    </li>
  );
}
