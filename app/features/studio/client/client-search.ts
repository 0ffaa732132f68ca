import { clientsWords } from "../../../../content/studio-client.ts";
import { readChoice, readPage, readTerm } from "../../../../content/studio-address.ts";

const sorts = new Set([
  "name",
  "contact",
  "email",
  "people",
  "projects",
  "campaigns",
  "unread",
  "payments",
  "seen",
]);

export type ClientSearch = { q: string; only: string | null; sort: string | null; page: number };

/** What the address asks of the list; what the list does not know is left out. */
export function readClientSearch(parameters: URLSearchParams): ClientSearch {
  const sort = parameters.get("sort");
  return {
    q: readTerm(parameters),
    only: readChoice(
      parameters,
      "only",
      clientsWords.only.map(({ value }) => value),
    ),
    sort: sort !== null && sorts.has(sort.replace(/^-/, "")) ? sort : null,
    page: readPage(parameters),
  };
}
