import { useState } from "react";
import { drawerWords, projectsWords } from "../../../../content/portal-project.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { usePortalData } from "../portal-data.ts";
import { ProjectDetails } from "./project-details.tsx";
import { useOpenProject } from "./use-open-project.ts";

export function ProjectDrawer() {
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
