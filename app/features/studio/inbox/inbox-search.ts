import {
  type InboxClock,
  inboxClocks,
  type InboxView,
  inboxViews,
} from "../../../../content/inbox.ts";
import { readChoice } from "../../../../content/studio-address.ts";
import { type ItemKind, itemKinds } from "../../../../domain/inbox/item.ts";
import { isId } from "../../../../domain/row/id.ts";

export type InboxSearch = {
  view: InboxView;
  kind: ItemKind | null;
  /** `me`, `nobody` or somebody's id. */
  owner: string | null;
  clock: InboxClock | null;
  words: readonly string[];
  /** The last row of the page before; null on the first. */
  before: Place | null;
};

/** Where a row stands in the list; of the same moment by id. */
export type Place = { place: number; id: string };

const mostWords = 6;
const number = /^\d{1,16}$/;

/** What the address asks of the inbox; what it cannot mean is left out. */
export function readInboxSearch(parameters: URLSearchParams): InboxSearch {
  const owner = parameters.get("owner") ?? "";
  const clock = readChoice(parameters, "clock", inboxClocks);
  // What is new is not closed.
  const first = clock === "unanswered" ? "all" : "new";
  return {
    view: readChoice(parameters, "status", inboxViews) ?? first,
    kind: readChoice(parameters, "kind", itemKinds),
    owner: owner === "me" || owner === "nobody" || isId(owner) ? owner : null,
    clock,
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
  const [place = "", id = ""] = written.split("_");
  return number.test(place) && isId(id) ? { place: Number(place), id } : null;
}

/** For the address. */
export function writePlace({ place, id }: Place): string {
  return `${place}_${id}`;
}

/** For `or` of rows not before this one: those after it. */
export function afterPlace({ place, id }: Place): string {
  return `place.gt.${place},id.gt.${id}`;
}
