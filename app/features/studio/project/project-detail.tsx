import { projectDetailWords } from "../../../../content/studio-project.ts";
import { DeliverableBoard } from "../deliverable/deliverable-board.tsx";
import { EmptyState, FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLiveList } from "../parts/use-live-list.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { nameClient } from "./name-client.ts";
import { ProjectFacts } from "./project-facts.tsx";
import { ProjectHead } from "./project-head.tsx";
import { ProjectHistory } from "./project-history.tsx";
import { readProject } from "./read-projects.ts";

type ProjectDetailProps = { id: string; onChanged: () => Promise<void> };

/** One project: where it stands, what it is, what it owes, and what its client was told. */
export function ProjectDetail({ id, onChanged }: ProjectDetailProps) {
  const { value: project, state, error, reload } = useLoaded(id, () => readProject(id));
  useLiveList([{ table: "projects", filter: `id=eq.${id}` }], reload);

  async function refresh() {
    await Promise.all([reload(), onChanged()]);
  }

  if (state === "loading") return <LoadingRows count={6} />;
  if (state === "failed") return <FailedState error={error} onRetry={() => void reload()} />;
  if (!project) return <EmptyState title={projectDetailWords.gone} />;
  return (
    <article className="studio-work" aria-labelledby="studio-project-title">
      <ProjectHead project={project} onChanged={refresh} />
      <DeliverableBoard owner={{ kind: "project", id }} clientName={nameClient(project.client)} />
      <ProjectFacts project={project} />
      <ProjectHistory id={id} />
    </article>
  );
}
