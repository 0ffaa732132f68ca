import { recurringKey } from "../../runtime/jobs/schedule.ts";

/** Everything that reaches the registry goes through this one job: it never runs twice at once. */
export const anchoringKind = "anchor-contents";
export const anchoringKey = recurringKey(anchoringKind);
