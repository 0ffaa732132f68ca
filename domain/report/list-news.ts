import type { Anchor } from "../proof/anchor.ts";
import type { Campaign } from "../campaign/campaign.ts";
import type { Deliverable } from "../deliverable/deliverable.ts";
import type { ClientPayment } from "../payment/payment-row.ts";
import type { ProjectEvent } from "../project/project-event.ts";
import type { Project } from "../project/project.ts";

export type NewsEvent =
  | Pick<ProjectEvent, "kind" | "before" | "after" | "by_id">
  | { kind: "paid" | "anchored"; before: null; after: null; by_id?: null };

export type NewsItem = NewsEvent & {
  at: string;
  about: "project" | "campaign";
  id: string;
  title: string;
};

type Rows = {
  projects: readonly Project[];
  campaigns: readonly Campaign[];
  deliverables: readonly Deliverable[];
  payments: readonly ClientPayment[];
  anchors: readonly Anchor[];
  events: readonly ProjectEvent[];
};

/** What happened after `since`, newest first; all that is known when there is no `since`. */
export function listNews(rows: Rows, since: number | null): NewsItem[] {
  const items = [...listProjectNews(rows), ...listCampaignNews(rows)];
  return items
    .filter(({ at }) => since === null || Date.parse(at) > since)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function listProjectNews({ projects, events }: Rows): NewsItem[] {
  const titles = new Map(projects.map(({ id, title }) => [id, title]));
  return events.flatMap(({ project_id: id, kind, before, after, by_id, at }) => {
    const title = titles.get(id);
    return title === undefined
      ? []
      : [{ kind, before, after, by_id, at, about: "project", id, title }];
  });
}

function listCampaignNews({ campaigns, deliverables, payments, anchors }: Rows): NewsItem[] {
  const titles = new Map(campaigns.map(({ id, title }) => [id, title]));
  const about = (campaignId: string | null, at: string | null, event: NewsEvent): NewsItem[] => {
    const title = campaignId && titles.get(campaignId);
    return title && at ? [{ ...event, at, about: "campaign", id: campaignId, title }] : [];
  };
  return [
    ...deliverables.flatMap(({ campaign_id, delivered_at, title }) =>
      about(campaign_id, delivered_at, {
        kind: "deliverable",
        before: null,
        after: title,
        by_id: null,
      }),
    ),
    ...payments.flatMap(({ campaign_id, paid_at }) =>
      about(campaign_id, paid_at, { kind: "paid", before: null, after: null }),
    ),
    ...anchors
      .filter(({ state }) => state === "final")
      .flatMap(({ campaign_id, block_time }) =>
        about(campaign_id, block_time, { kind: "anchored", before: null, after: null }),
      ),
  ];
}
