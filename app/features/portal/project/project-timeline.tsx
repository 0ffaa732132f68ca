import { formatDay } from "../../../../content/dates.ts";
import { describeNews } from "../../../../content/portal.ts";
import { drawerWords } from "../../../../content/portal-project.ts";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { SectionBody } from "../section-body.tsx";

export function ProjectTimeline({ projectId }: { projectId: string }) {
  const { events } = usePortalData();
  const own = events.rows.filter(({ project_id }) => project_id === projectId);
  return (
    <SectionBody of={["events"]} skeleton={<RowSkeletons count={4} className="h-18" />}>
      {() =>
        own.length > 0 ? (
          <ol className="project-timeline">
            {own.map((event) => (
              <li key={event.id} data-kind={event.kind}>
                <time dateTime={event.at}>{formatDay(event.at)}</time>
                <span>{describeNews(event)}</span>
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
