import { type InboxView, inboxViews } from "../../../content/inbox.ts";
import { type ItemKind, itemKinds } from "../../../domain/inbox/item.ts";

export type InboxSearch = {
  view: InboxView;
  kind: ItemKind | null;
  /** `me`, `nobody` or somebody's id. */
  owner: string | null;
  isBreached: boolean;
  words: readonly string[];
  /** The last row of the page before; null on the first. */
  before: Place | null;
};

/** Where a row stands in the list, which goes by time and id. */
export type Place = { received_at: string; id: string };

const mostWords = 6;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?\+00:00$/;

/** What the address asks of the inbox; what it cannot mean is left out. */
export function readInboxSearch(parameters: URLSearchParams): InboxSearch {
  const owner = parameters.get("owner") ?? "";
  return {
    view: inboxViews.find((view) => view === parameters.get("status")) ?? "new",
    kind: itemKinds.find((kind) => kind === parameters.get("kind")) ?? null,
    owner: owner === "me" || owner === "nobody" || uuid.test(owner) ? owner : null,
    isBreached: parameters.get("clock") === "breached",
    words: splitWords(parameters.get("q") ?? ""),
    before: readPlace(parameters.get("before") ?? ""),
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

/** As `writePlace` wrote it. */
function readPlace(written: string): Place | null {
  const [received_at = "", id = ""] = written.split("_");
  return moment.test(received_at) && uuid.test(id) ? { received_at, id } : null;
}

/** For the address. */
export function writePlace({ received_at, id }: Place): string {
  return `${received_at}_${id}`;
}

/** For `or` of rows not later than this one: those after it. */
export function afterPlace({ received_at, id }: Place): string {
  return `received_at.lt."${received_at}",id.lt.${id}`;
}
