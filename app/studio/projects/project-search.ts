import { type ProjectStatus, projectStatuses } from "../../../domain/portal/project.ts";
import { readPage } from "../area-address.ts";

export type ProjectSearch = {
  q: string;
  status: ProjectStatus | null;
  client: string | null;
  sort: string;
  page: number;
};

/** What the list shows, as the address has it. */
export function readProjectSearch(parameters: URLSearchParams): ProjectSearch {
  const asked = parameters.get("status");
  return {
    q: parameters.get("q") ?? "",
    status: projectStatuses.find((status) => status === asked) ?? null,
    client: parameters.get("client"),
    sort: parameters.get("sort") ?? "",
    page: readPage(parameters),
  };
}
