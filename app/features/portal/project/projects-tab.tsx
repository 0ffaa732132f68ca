import { projectsWords, drawerWords } from "../../../../content/portal-project.ts";
import { findProjects } from "../../../../domain/project/find-projects.ts";
import { Button } from "../../../ui/button.tsx";
import { NoticeRow } from "../../../ui/notice-row.tsx";
import { DeliverableDialog } from "../deliverable/deliverable-dialog.tsx";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { SectionBody } from "../section-body.tsx";
import { ProjectFilter } from "./project-filter.tsx";
import { ProjectList } from "./project-list.tsx";
import { useProjectSearch } from "./use-project-search.ts";
import { useState } from "react";
import { Sheet } from "../../../ui/sheet.tsx";
import { ProjectDetails } from "./project-details.tsx";
import { useOpenProject } from "./use-open-project.ts";

export function ProjectsTab() {
  const { projects } = usePortalData();
  const { search, change } = useProjectSearch();
  const found = findProjects(projects.rows, search);
  const total = projects.rows.length;
  return (
    <section>
      <h2 className="sr-only">{projectsWords.heading}</h2>
      <ProjectFilter projects={projects.rows} search={search} onChange={change} />
      <SectionBody
        of={["projects"]}
        skeleton={<RowSkeletons count={8} className="h-50 md:h-37 lg:h-26" />}
      >
        {() => (
          <>
            <output className="block py-4 text-small/body text-mist">
              {total === 0 ? projectsWords.none : projectsWords.found(found.length, total)}
            </output>
            <ProjectList projects={found} />
            {total > 0 && found.length === 0 && (
              <NoticeRow>
                <p>{projectsWords.noMatch}</p>
                <Button variant="secondary" onClick={() => change({ status: "", q: "" })}>
                  {projectsWords.clear}
                </Button>
              </NoticeRow>
            )}
          </>
        )}
      </SectionBody>
      <ProjectDrawer />
      <DeliverableDialog />
    </section>
  );
}

function ProjectDrawer() {
  const { projects } = usePortalData();
  const { id, close } = useOpenProject();
  const isReady = projects.state !== "loading";
  const isOpen = id !== null && isReady;
  const [lastId, setLastId] = useState(id);
  // It keeps its words while it slides away.
  if (id !== null && id !== lastId) setLastId(id);
  const project = projects.rows.find((row) => row.id === lastId);
  return (
    <Sheet
      id="project-drawer"
      title={project?.title ?? projectsWords.heading}
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      className="w-[min(38rem,100%)]"
    >
      {project ? (
        <ProjectDetails project={project} />
      ) : (
        <p className="text-mist">{drawerWords.unknown}</p>
      )}
    </Sheet>
  );
}
