import { describeNews } from "../../../../content/portal.ts";
import { projectDetailWords } from "../../../../content/studio-project.ts";
import { usePersonNames } from "../client/use-person-names.ts";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { isAbout } from "../parts/is-about.ts";
import { StudioTime } from "../parts/studio-time.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { WorkHeading } from "../parts/work.tsx";
import { readProjectEvents } from "./read-projects.ts";

/** The timeline as the client has it. */
export function ProjectHistory({ id }: { id: string }) {
  const { value, state, error, reload } = useLoaded(
    ["project_events", id],
    () => readProjectEvents(id),
    { concerns: isAbout("project_id", id) },
  );
  const nameOf = usePersonNames(value?.flatMap(({ by_id }) => by_id ?? []) ?? []);
  return (
    <section>
      <WorkHeading>{projectDetailWords.activity}</WorkHeading>
      {state === "loading" && <LoadingRows count={3} />}
      {state === "failed" && <FailedState error={error} onRetry={() => void reload()} />}
      <ol>
        {value?.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-1.75"
          >
            <span>{describeNews(event, nameOf)}</span>
            <StudioTime at={event.at} className="text-mist" />
          </li>
        ))}
      </ol>
    </section>
  );
}
