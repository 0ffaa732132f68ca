import { Link } from "react-router";
import { areaAddress } from "../../../../content/studio-address.ts";
import { projectDetailWords } from "../../../../content/studio-project.ts";
import { PriorityBadge, ProjectStatusBadge } from "../../project/project-badges.tsx";
import { DeliverableBoard } from "../deliverable/deliverable-board.tsx";
import { DetailBody } from "../parts/detail-body.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { Work } from "../parts/work.tsx";
import { nameClient } from "./name-client.ts";
import { ProjectActions } from "./project-actions.tsx";
import { ProjectFacts } from "./project-facts.tsx";
import { ProjectHistory } from "./project-history.tsx";
import { ProjectMoves } from "./project-moves.tsx";
import { readProject } from "./read-projects.ts";

/** One project: where it stands, what it is, what it owes, and what its client was told. */
export function ProjectDetail({ id }: { id: string }) {
  const read = useLoaded(["projects", "one", id], () => readProject(id), {
    concerns: isAbout("id", id),
  });
  const { reload } = read;
  return (
    <DetailBody read={read} gone={projectDetailWords.gone}>
      {(project) => (
        <Work
          titleId="studio-project-title"
          title={project.title}
          actions={<ProjectActions project={project} onChanged={reload} />}
          facts={
            <>
              <Link to={areaAddress("clients", { client: project.user_id })}>
                {nameClient(project.client)}
              </Link>
              <ProjectStatusBadge status={project.status} />
              <PriorityBadge priority={project.priority} />
            </>
          }
          moves={<ProjectMoves project={project} onMoved={reload} />}
        >
          <DeliverableBoard
            owner={{ kind: "project", id }}
            clientName={nameClient(project.client)}
          />
          <ProjectFacts project={project} />
          <ProjectHistory id={id} />
        </Work>
      )}
    </DetailBody>
  );
}
