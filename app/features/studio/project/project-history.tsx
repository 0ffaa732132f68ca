import { formatStudioTime } from "../../../../content/studio-times.ts";
import { describeNews } from "../../../../content/portal.ts";
import { projectDetailWords } from "../../../../content/studio-project.ts";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { readProjectEvents } from "./read-projects.ts";

/** The timeline as the client has it. */
export function ProjectHistory({ id }: { id: string }) {
  const { value, state, error, reload } = useLoaded(
    ["project_events", id],
    () => readProjectEvents(id),
    { concerns: isAbout("project_id", id) },
  );
  return (
    <section>
      <h3>{projectDetailWords.activity}</h3>
      {state === "loading" && <LoadingRows count={3} />}
      {state === "failed" && <FailedState error={error} onRetry={() => void reload()} />}
      <ol className="studio-timeline">
        {value?.map((event) => (
          <li key={event.id}>
            <span>{describeNews(event)}</span>
            <time dateTime={event.at}>{formatStudioTime(Date.parse(event.at))}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
