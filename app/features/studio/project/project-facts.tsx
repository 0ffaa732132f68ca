import { formatDay } from "../../../../content/dates.ts";
import { projectTypeWords } from "../../../../content/portal-project.ts";
import { projectDetailWords, studioProjectWords } from "../../../../content/studio-project.ts";
import { formatBudget } from "../../campaign/format-budget.ts";
import { FactList } from "../parts/fact-list.tsx";
import { WorkHeading, WorkText } from "../parts/work.tsx";
import type { StudioProject } from "./read-projects.ts";

export function ProjectFacts({ project }: { project: StudioProject }) {
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
