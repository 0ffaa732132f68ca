import { overviewWords } from "../../../../content/portal.ts";
import { usePortalData } from "../portal-data.ts";
import { ProjectList } from "../project/project-list.tsx";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { SectionBody } from "../section-body.tsx";
import { LinkedHeading } from "./linked-heading.tsx";

const recent = 5;

export function RecentProjects() {
  const { projects } = usePortalData();
  return (
    <section className="col-span-full">
      <LinkedHeading tab="projects" link={overviewWords.allProjects}>
        {overviewWords.recent}
      </LinkedHeading>
      <SectionBody
        of={["projects"]}
        skeleton={<RowSkeletons count={recent} className="h-50 md:h-37 lg:h-26" />}
      >
        {() =>
          projects.rows.length > 0 ? (
            <ProjectList projects={projects.rows.slice(0, recent)} />
          ) : (
            <p className="text-mist">{overviewWords.noProjects}</p>
          )
        }
      </SectionBody>
    </section>
  );
}
