import { formatDay } from "../../../../content/dates.ts";
import { projectTypeWords } from "../../../../content/portal-project.ts";
import { projectDetailWords, studioProjectWords } from "../../../../content/studio-project.ts";
import { formatBudget } from "../../campaign/format-budget.ts";
import type { StudioProject } from "./read-projects.ts";

export function ProjectFacts({ project }: { project: StudioProject }) {
  const { project_type: type, budget, progress, description, created_at } = project;
  const due = project.estimated_completion_date;
  const facts = [
    [projectDetailWords.kind, type && (projectTypeWords.get(type) ?? type)],
    [
      projectDetailWords.progress,
      progress === null ? projectDetailWords.noProgress : `${progress}%`,
    ],
    [
      studioProjectWords.budget,
      budget === null ? studioProjectWords.noBudget : formatBudget(budget),
    ],
    [projectDetailWords.due, due ? formatDay(due) : studioProjectWords.noDate],
    [projectDetailWords.started, formatDay(created_at)],
  ] as const;
  return (
    <section>
      <h3>{projectDetailWords.facts}</h3>
      <dl className="studio-facts">
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
      <h3>{projectDetailWords.brief}</h3>
      <p className="studio-brief">{description ?? projectDetailWords.noBrief}</p>
    </section>
  );
}
