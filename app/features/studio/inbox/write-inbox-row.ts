import { clockCells, itemKindWords, itemStatusWords } from "../../../../content/inbox.ts";
import { namePayment } from "../../../../content/pr-packages.ts";
import { describeProject } from "./describe-item.ts";
import type { ListedItem } from "./read-inbox.ts";

/** The cells of an item, in the order of `inboxCsvHeads`. */
export function writeInboxRow(item: ListedItem, owner: string | undefined): string[] {
  const { enquiries, leads, eth_payments, proposals } = item;
  const source = Object.entries(enquiries?.source ?? {}).map(([key, value]) => `${key}: ${value}`);
  return [
    item.received_at,
    itemKindWords[item.kind],
    itemStatusWords[item.status],
    enquiries?.name ?? leads?.name ?? proposals?.recipient_name,
    enquiries?.email ?? leads?.email ?? eth_payments?.email ?? proposals?.recipient_email,
    enquiries?.company ?? leads?.company ?? proposals?.client_name,
    describeProject(enquiries?.project ?? null) ??
      (eth_payments && namePayment(eth_payments)) ??
      proposals?.title,
    enquiries?.message ?? item.question,
    enquiries?.page,
    source.join("; "),
    owner,
    item.due_at,
    item.answered_at,
    clockCells[item.clock],
  ].map((cell) => cell ?? "");
}
