import { type ProjectStatus, projectStatuses } from "../../../../domain/project/project.ts";
import { readChoice, readId, readPage, readTerm } from "../../../../content/studio-address.ts";

export type StudioProjectSearch = {
  q: string;
  status: ProjectStatus | null;
  client: string | null;
  sort: string;
  page: number;
};

/** What the list shows, as the address has it. */
export function readStudioProjectSearch(parameters: URLSearchParams): StudioProjectSearch {
  return {
    q: readTerm(parameters),
    status: readChoice(parameters, "status", projectStatuses),
    client: readId(parameters, "client"),
    sort: parameters.get("sort") ?? "",
    page: readPage(parameters),
  };
}
