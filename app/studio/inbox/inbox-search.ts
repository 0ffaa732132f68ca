import { type InboxView, inboxViews } from "../../../content/inbox.ts";
import { type ItemKind, itemKinds } from "../../../domain/inbox/item.ts";
import { readPage } from "../area-address.ts";

export type InboxSearch = {
  view: InboxView;
  kind: ItemKind | null;
  /** `me`, `nobody` or somebody's id. */
  owner: string | null;
  isBreached: boolean;
  words: readonly string[];
  page: number;
};

const mostWords = 6;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the address asks of the inbox; what it cannot mean is left out. */
export function readInboxSearch(parameters: URLSearchParams): InboxSearch {
  const owner = parameters.get("owner") ?? "";
  return {
    view: inboxViews.find((view) => view === parameters.get("status")) ?? "new",
    kind: itemKinds.find((kind) => kind === parameters.get("kind")) ?? null,
    owner: owner === "me" || owner === "nobody" || uuid.test(owner) ? owner : null,
    isBreached: parameters.get("clock") === "breached",
    words: splitWords(parameters.get("q") ?? ""),
    page: readPage(parameters),
  };
}

/** Each has to be found somewhere. */
function splitWords(asked: string): string[] {
  return asked
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, mostWords)
    .map((word) => word.slice(0, 100));
}
