import { clientsWords } from "../../../../content/studio-client.ts";
import { readPage } from "../../../../content/studio-address.ts";

const sorts = new Set([
  "name",
  "company",
  "email",
  "projects",
  "campaigns",
  "unread",
  "payments",
  "seen",
]);

export type ClientSearch = { q: string; only: string | null; sort: string | null; page: number };

/** What the address asks of the list; what the list does not know is left out. */
export function readClientSearch(parameters: URLSearchParams): ClientSearch {
  const only = parameters.get("only");
  const sort = parameters.get("sort");
  return {
    q: parameters.get("q")?.trim().slice(0, 200) ?? "",
    only: clientsWords.only.find(({ value }) => value === only)?.value ?? null,
    sort: sort !== null && sorts.has(sort.replace(/^-/, "")) ? sort : null,
    page: readPage(parameters),
  };
}
