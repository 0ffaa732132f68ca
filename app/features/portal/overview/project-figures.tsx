import { overviewWords } from "../../../../content/portal.ts";
import { summariseProjects } from "../../../../domain/report/summarise-projects.ts";
import { Figures } from "../figures.tsx";
import { formatBudget } from "../../campaign/format-budget.ts";
import { usePortalData } from "../portal-data.ts";
import { SectionBody } from "../section-body.tsx";

export function ProjectFigures() {
  const { projects } = usePortalData();
  return (
    <section aria-label={overviewWords.projectFigures} className="col-span-full">
      <SectionBody of={["projects"]} skeleton={<FiguresOf numbers={null} />}>
        {() => <FiguresOf numbers={summariseProjects(projects.rows)} />}
      </SectionBody>
    </section>
  );
}

function FiguresOf({ numbers }: { numbers: ReturnType<typeof summariseProjects> | null }) {
  return (
    <Figures
      className="md:grid-cols-[3fr_3fr_6fr_3fr]"
      entries={[
        { label: overviewWords.active, value: numbers?.active },
        { label: overviewWords.completed, value: numbers?.completed },
        {
          label: overviewWords.investment,
          value: numbers && formatBudget(Number(numbers.investment)),
          isLit: true,
        },
        { label: overviewWords.successRate, value: numbers && `${numbers.successRate}%` },
      ]}
    />
  );
}
