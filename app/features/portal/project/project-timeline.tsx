import { formatDay } from "../../../../content/dates.ts";
import { describeNews } from "../../../../content/portal.ts";
import { drawerWords } from "../../../../content/portal-project.ts";
import { useReviewerName } from "../deliverable/use-reviewer-name.ts";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { SectionBody } from "../section-body.tsx";

export function ProjectTimeline({ projectId }: { projectId: string }) {
  const { events } = usePortalData();
  const nameOf = useReviewerName();
  const own = events.rows.filter(({ project_id }) => project_id === projectId);
  return (
    <SectionBody of={["events"]} skeleton={<RowSkeletons count={4} className="h-18" />}>
      {() =>
        own.length > 0 ? (
          // The reel: one frame after the other, the newest first.
          <ol className="border-l border-line">
            {own.map((event) => (
              <li
                key={event.id}
                className="group relative grid gap-0.5 pb-6 pl-6 leading-normal last:pb-0"
              >
                <span className="absolute top-[0.5em] -left-1 size-1.75 rounded-round bg-edge group-first:bg-amber" />
                <time dateTime={event.at} className="text-caption text-mist tabular-nums">
                  {formatDay(event.at)}
                </time>
                <span>{describeNews(event, nameOf)}</span>
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-mist">{drawerWords.noActivity}</p>
        )
      }
    </SectionBody>
  );
}
