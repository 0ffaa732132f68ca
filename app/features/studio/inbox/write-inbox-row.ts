import { clockCells, itemKindWords, itemStatusWords } from "../../../../content/inbox.ts";
import { namePayment } from "../../../../content/pr-packages.ts";
import { describeProject } from "./describe-item.ts";
import type { ListedItem } from "./read-inbox.ts";

/** The cells of an item, in the order of `inboxCsvHeads`. */
export function writeInboxRow(item: ListedItem, owner: string | undefined): string[] {
  const { enquiries, leads, eth_payments } = item;
  const source = Object.entries(enquiries?.source ?? {}).map(([key, value]) => `${key}: ${value}`);
  return [
    item.received_at,
    itemKindWords[item.kind],
    itemStatusWords[item.status],
    enquiries?.name ?? leads?.name,
    enquiries?.email ?? leads?.email ?? eth_payments?.email,
    enquiries?.company ?? leads?.company,
    describeProject(enquiries?.project ?? null) ?? (eth_payments && namePayment(eth_payments)),
    enquiries?.message ?? item.question,
    enquiries?.page,
    source.join("; "),
    owner,
    item.due_at,
    item.answered_at,
    clockCells[item.clock],
  ].map((cell) => cell ?? "");
}
