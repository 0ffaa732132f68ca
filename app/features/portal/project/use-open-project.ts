import { useLocation, useNavigate, useSearchParams } from "react-router";
import { tabAddress } from "../../../../content/portal-address.ts";
import { readTab } from "../use-portal-tab.ts";

const fromList = { openedFromList: true } as const;

/** Opens the project's drawer over the list one is in; from elsewhere over the list of all. */
export function useProjectAddress(id: string) {
  const [parameters] = useSearchParams();
  const isInList = readTab(parameters) === "projects";
  if (!isInList) return { to: tabAddress("projects", { project: id }) };
  const opened = new URLSearchParams(parameters);
  opened.set("project", id);
  return { to: `/dashboard?${opened}`, state: fromList, preventScrollReset: true };
}

/** The project whose drawer is open, and how to close it: by going back where that leads to the list. */
export function useOpenProject(): { id: string | null; close: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  function close() {
    if (!parameters.has("project")) return;
    if (isFromList(location.state)) void navigate(-1);
    else setParameters(withoutProject, { replace: true, preventScrollReset: true });
  }

  return { id: parameters.get("project") || null, close };
}

function withoutProject(parameters: URLSearchParams): URLSearchParams {
  parameters.delete("project");
  return parameters;
}

function isFromList(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedFromList" in state;
}
