import { projectDetailWords } from "../../../../content/studio-project.ts";
import { DeliverableBoard } from "../deliverable/deliverable-board.tsx";
import { EmptyState, FailedState, LoadingRows } from "../parts/list-states.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { nameClient } from "./name-client.ts";
import { ProjectFacts } from "./project-facts.tsx";
import { ProjectHead } from "./project-head.tsx";
import { ProjectHistory } from "./project-history.tsx";
import { readProject } from "./read-projects.ts";

/** One project: where it stands, what it is, what it owes, and what its client was told. */
export function ProjectDetail({ id }: { id: string }) {
  const {
    value: project,
    state,
    error,
    reload,
  } = useLoaded(["projects", "one", id], () => readProject(id), { concerns: isAbout("id", id) });

  if (state === "loading") return <LoadingRows count={6} />;
  if (state === "failed") return <FailedState error={error} onRetry={() => void reload()} />;
  if (!project) return <EmptyState title={projectDetailWords.gone} />;
  return (
    <article className="studio-work" aria-labelledby="studio-project-title">
      <ProjectHead project={project} onChanged={reload} />
      <DeliverableBoard owner={{ kind: "project", id }} clientName={nameClient(project.client)} />
      <ProjectFacts project={project} />
      <ProjectHistory id={id} />
    </article>
  );
}
