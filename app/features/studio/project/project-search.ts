import { type ProjectStatus, projectStatuses } from "../../../../domain/project/project.ts";
import { readPage } from "../../../../content/studio-address.ts";

export type StudioProjectSearch = {
  q: string;
  status: ProjectStatus | null;
  client: string | null;
  sort: string;
  page: number;
};

/** What the list shows, as the address has it. */
export function readStudioProjectSearch(parameters: URLSearchParams): StudioProjectSearch {
  const asked = parameters.get("status");
  return {
    q: parameters.get("q") ?? "",
    status: projectStatuses.find((status) => status === asked) ?? null,
    client: parameters.get("client"),
    sort: parameters.get("sort") ?? "",
    page: readPage(parameters),
  };
}
