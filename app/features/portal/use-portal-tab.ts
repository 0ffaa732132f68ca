import { useSearchParams } from "react-router";
import { type PortalTab, portalTabs } from "../../../content/portal.ts";
import { useIsHydrated } from "../../startup/use-is-hydrated.ts";

export function readTab(parameters: URLSearchParams): PortalTab {
  const asked = parameters.get("tab");
  return portalTabs.find(({ value }) => value === asked)?.value ?? "overview";
}

/** The tab the address names: reload and back find it again. The prerendered page knows no query. */
export function usePortalTab(): [PortalTab, (tab: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const isHydrated = useIsHydrated();
  const tab = isHydrated ? readTab(parameters) : "overview";
  return [tab, (next) => setParameters(next === "overview" ? {} : { tab: next })];
}
