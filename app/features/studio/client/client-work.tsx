import { campaignStatusNames } from "../../../../content/campaign.ts";
import { formatDay } from "../../../../content/dates.ts";
import { itemStatusWords, nameItem } from "../../../../content/inbox.ts";
import { statusWords } from "../../../../content/portal.ts";
import { namePackage, namePayment } from "../../../../content/pr-packages.ts";
import { clientWords } from "../../../../content/studio-client.ts";
import { anchorStateWords, clientPaymentWords } from "../../../../content/studio-client-page.ts";
import { StatusBadge } from "../../../ui/badge.tsx";
import { formatBudget } from "../../campaign/format-budget.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { ClientSection } from "./client-section.tsx";
import type { ClientDetails } from "./read-client.ts";

/** Projects, campaigns and all that hangs on them, each a short list that leads to its own area. */
export function ClientWork(client: ClientDetails) {
  const { projects, campaigns, payments, contacts, files } = client;
  const deliverables = [
    ...projects.flatMap((project) =>
      project.pr_deliverables.map((each) => ({
        ...each,
        to: areaAddress("projects", { project: project.id }),
      })),
    ),
    ...campaigns.flatMap((campaign) =>
      campaign.pr_deliverables.map((each) => ({
        ...each,
        to: areaAddress("campaigns", { campaign: campaign.id }),
      })),
    ),
  ].toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  const proofs = campaigns.flatMap(({ id, title, content_anchors }) =>
    content_anchors.map((anchor) => ({ ...anchor, title, campaign: id })),
  );
  return (
    <>
      <ClientSection
        title={clientWords.projects}
        entries={projects.map((project) => ({
          key: project.id,
          title: project.title,
          to: areaAddress("projects", { project: project.id }),
          state: <StatusBadge status={project.status}>{statusWords[project.status]}</StatusBadge>,
          when: project.estimated_completion_date
            ? formatDay(project.estimated_completion_date)
            : clientWords.noDate,
          figure: project.budget === null ? null : formatBudget(project.budget),
        }))}
      />
      <ClientSection
        title={clientWords.campaigns}
        entries={campaigns.map((campaign) => ({
          key: campaign.id,
          title: campaign.title,
          to: areaAddress("campaigns", { campaign: campaign.id }),
          state: [
            campaignStatusNames[campaign.status],
            ...(campaign.package_id ? [namePackage(campaign.package_id)] : []),
          ].join(", "),
          when: formatDay(campaign.created_at),
          figure: campaign.budget === null ? null : formatBudget(campaign.budget),
        }))}
      />
      <ClientSection
        title={clientWords.deliverables}
        entries={deliverables.map(({ id, title, status, created_at, to }) => ({
          key: id,
          title,
          to,
          state: status.replace("_", " "),
          when: formatDay(created_at),
        }))}
      />
      <ClientSection
        title={clientWords.payments}
        entries={payments.map(
          ({ id, package_id, invoice_number, state, created_at, price_gbp }) => ({
            key: id,
            title: namePayment({ package_id, invoice_number }),
            to: areaAddress("payments", { payment: id }),
            state: clientPaymentWords.get(state) ?? state,
            when: formatDay(created_at),
            figure: formatBudget(price_gbp),
          }),
        )}
      />
      <ClientSection
        title={clientWords.proofs}
        entries={proofs.map(({ id, title, state, content_hash, created_at }) => ({
          key: id,
          title,
          to: `/verify#${content_hash}`,
          state: anchorStateWords.get(state) ?? state,
          when: formatDay(created_at),
        }))}
      />
      <ClientSection
        title={clientWords.contacts}
        entries={contacts.map(({ item_id, kind, who, status, created_at }) => ({
          key: item_id,
          title: nameItem(kind, who),
          to: areaAddress("inbox", { status: "all", item: item_id }),
          state: itemStatusWords[status],
          when: formatDay(created_at),
        }))}
      />
      <ClientSection
        title={clientWords.files}
        entries={files.map(({ name, created_at }) => ({
          key: name,
          title: name,
          when: created_at ? formatDay(created_at) : null,
        }))}
      />
    </>
  );
}
