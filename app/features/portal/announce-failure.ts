import { portalFailures } from "../../../content/portal.ts";
import { Refused } from "../../data/read-rows.ts";
import { toast } from "../../ui/toast.ts";
import type { SectionName } from "./portal-data.ts";

/** A session that ended is no failure: the page leads to the sign-in. */
export function announceFailure(name: SectionName, error: Error): void {
  if (error instanceof Refused && error.status === 401) return;
  const title = portalFailures.toasts[name];
  if (title) toast({ title, description: error.message, variant: "destructive" });
}
