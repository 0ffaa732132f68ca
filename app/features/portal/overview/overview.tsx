import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { isFirstDay } from "../../../../domain/report/is-first-day.ts";
import { usePart } from "../../../ui/use-part.ts";
import { useWhenSeen } from "../../../ui/use-when-seen.ts";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { NeedList } from "./need-list.tsx";
import { NewsList } from "./news-list.tsx";
import { RecentProjects } from "./recent-projects.tsx";
import { formatCount } from "../../../../content/figures.ts";
import { overviewWords } from "../../../../content/portal.ts";
import { summariseCampaigns } from "../../../../domain/report/summarise-campaigns.ts";
import { CampaignCharts } from "../chart/campaign-charts.tsx";
import { Figures } from "../figures.tsx";
import { ForClient } from "../for-client.tsx";
import { SectionBody } from "../section-body.tsx";
import { LinkedHeading } from "./linked-heading.tsx";
import { summariseProjects } from "../../../../domain/report/summarise-projects.ts";
import { formatBudget } from "../../campaign/format-budget.ts";

const columns = "grid grid-cols-1 gap-x-10 gap-y-[clamp(3.5rem,7vw,7rem)] lg:grid-cols-12";

const AgreementList = lazy(async () => ({
  default: (await import("./agreement-list.tsx")).AgreementList,
}));

const FirstDays = lazy(async () => ({
  default: (await import("../onboarding/onboarding-parts.ts")).FirstDays,
}));

const FinalDeliveries = lazy(async () => ({
  default: (await import("../delivery/final-deliveries.tsx")).FinalDeliveries,
}));

const CallsPart = lazy(async () => ({
  default: (await import("../call/calls-part.tsx")).CallsPart,
}));

const fetchFirstDay = async () => (await import("./first-day/first-day.tsx")).FirstDay;

export function Overview({ lastVisit }: { lastVisit: number | null }) {
  const isFirst = isFirstDay(usePortalData());
  const { Part: FirstDay, hasFailed, load } = usePart(fetchFirstDay);

  useEffect(() => {
    if (isFirst) void load();
  }, [isFirst, load]);

  // Put in place whole: nothing that is being read moves down for it.
  if (isFirst && !FirstDay && !hasFailed) return <RowSkeletons count={4} className="h-50" />;
  if (isFirst && FirstDay)
    return (
      <div key="first" className={columns}>
        <FirstDay />
        <Calls />
        <ProjectFigures />
        <CampaignTotals />
      </div>
    );
  return (
    <div className={columns}>
      <Begun />
      <ProjectFigures />
      <NeedList />
      <NewsList lastVisit={lastVisit} />
      <RecentProjects />
      <Calls />
      <Final />
      <Agreed />
      <CampaignTotals />
    </div>
  );
}

/** What a project's first days need. Only where there are any is its code fetched. */
function Begun() {
  const { projects } = usePortalData();
  const begun = projects.rows.filter(({ onboarding }) => onboarding !== null);
  if (begun.length === 0) return null;
  const isCertain = begun.some(({ status }) => status === "pending");
  return (
    <Suspense fallback={isCertain && <RowSkeletons count={5} className="h-24" />}>
      <FirstDays />
    </Suspense>
  );
}

/** For those who have signed something. */
function Agreed() {
  const hasSigned = usePortalData().proposals.rows.some(({ agreements }) => agreements.length > 0);
  return (
    hasSigned && (
      <WhenNear>
        <AgreementList />
      </WhenNear>
    )
  );
}

/** For those who have approved something. */
function Final() {
  const hasFinal = usePortalData().deliverables.rows.some(({ status }) => status === "approved");
  return (
    hasFinal && (
      <WhenNear>
        <FinalDeliveries />
      </WhenNear>
    )
  );
}

/** When staff look at a client's dashboard, they have a calendar of their own. */
function Calls() {
  return (
    <ForClient>
      <WhenNear>
        <CallsPart />
      </WhenNear>
    </ForClient>
  );
}

/** Its code comes when somebody gets near it. */
function WhenNear({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useWhenSeen(frame);
  const waiting = <RowSkeletons count={1} className="h-50" />;
  return (
    <div ref={frame} className="col-span-full">
      {isSeen ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}

function CampaignTotals() {
  const { metrics, campaigns } = usePortalData();
  return (
    <section className="col-span-full">
      <LinkedHeading tab="pr-campaigns" link={overviewWords.allCampaigns}>
        {overviewWords.campaigns}
      </LinkedHeading>
      <SectionBody of={["metrics"]} skeleton={<TotalsOf totals={null} />}>
        {() => (
          <>
            <TotalsOf totals={summariseCampaigns(metrics.rows)} />
            <CampaignCharts campaigns={campaigns.rows} metrics={metrics.rows} />
          </>
        )}
      </SectionBody>
    </section>
  );
}

function TotalsOf({ totals }: { totals: ReturnType<typeof summariseCampaigns> | null }) {
  return (
    <Figures
      className="mb-[clamp(3rem,6vw,6rem)] md:grid-cols-[6fr_3fr_3fr]"
      entries={[
        { label: overviewWords.reach, value: totals && formatCount(totals.reach) },
        { label: overviewWords.mentions, value: totals && formatCount(totals.mentions) },
        { label: overviewWords.sentiment, value: totals?.sentiment },
      ]}
    />
  );
}

function ProjectFigures() {
  const { projects } = usePortalData();
  return (
    <section aria-label={overviewWords.projectFigures} className="col-span-full">
      <SectionBody of={["projects"]} skeleton={<FiguresOf numbers={null} />}>
        {() => <FiguresOf numbers={summariseProjects(projects.rows)} />}
      </SectionBody>
    </section>
  );
}

function FiguresOf({ numbers }: { numbers: ReturnType<typeof summariseProjects> | null }) {
  return (
    <Figures
      className="md:grid-cols-[3fr_3fr_6fr_3fr]"
      entries={[
        { label: overviewWords.active, value: numbers?.active },
        { label: overviewWords.completed, value: numbers?.completed },
        {
          label: overviewWords.investment,
          value: numbers && formatBudget(Number(numbers.investment)),
          isLit: true,
        },
        { label: overviewWords.successRate, value: numbers && `${numbers.successRate}%` },
      ]}
    />
  );
}
