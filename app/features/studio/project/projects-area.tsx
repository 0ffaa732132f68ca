import { useState } from "react";
import { statusWords } from "../../../../content/portal.ts";
import { studioProjectWords } from "../../../../content/studio-project.ts";
import { projectStatuses } from "../../../../domain/project/project.ts";
import { Button } from "../../../ui/button.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { Toolbar, ToolbarFilter } from "../parts/toolbar.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { ProjectDetail } from "./project-detail.tsx";
import { ProjectForm } from "./project-form.tsx";
import { readStudioProjectSearch } from "./project-search.ts";
import { ProjectTable } from "./project-table.tsx";
import { readProjects } from "./read-projects.ts";
import { readOpenId } from "../../../../content/studio-address.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { Gate } from "../access/gate.tsx";

const states = projectStatuses.map((value) => ({ value, label: statusWords[value] }));

/** All projects of all clients, and the one that is open. */
export function ProjectsArea() {
  const { parameters, filter, open } = useAddressDetails();
  const search = readStudioProjectSearch(parameters);
  const list = usePagedRows(["projects", "list", search], () => readProjects(search), {
    tables: ["pr_deliverables"],
  });
  const [isCreating, setIsCreating] = useState(false);
  const openId = readOpenId(parameters, "project");
  return (
    <>
      <SplitView
        closes={["project"]}
        list={
          <>
            <Toolbar
              search={studioProjectWords.search}
              filters={
                <>
                  <ToolbarFilter name="status" label={studioProjectWords.status} options={states} />
                  {search.client && (
                    <Button
                      size="small"
                      variant="quiet"
                      className="mx-4"
                      onClick={() => filter({ client: null })}
                    >
                      {studioProjectWords.allClients}
                    </Button>
                  )}
                </>
              }
              actions={
                <Gate deed="projects">
                  <Button size="small" variant="secondary" onClick={() => setIsCreating(true)}>
                    {studioProjectWords.create}
                  </Button>
                </Gate>
              }
            />
            <ListBody list={list} empty={studioProjectWords.empty} filters={["status", "client"]}>
              <ProjectTable rows={list.rows} openKey={openId} isStale={list.isStale} />
            </ListBody>
          </>
        }
        detail={openId && <ProjectDetail key={openId} id={openId} />}
      />
      <ProjectForm
        project={null}
        clientId={search.client}
        open={isCreating}
        onOpenChange={setIsCreating}
        onSaved={async (id) => {
          open({ project: id });
          await list.reload();
        }}
      />
    </>
  );
}
