import { dayInLondon } from "../../../../content/studio-times.ts";
import type { AuditSearch } from "./audit-search.ts";

/** Whether an entry that has just been made stands on this page: the log grows at its top, and only there. */
export function belongsToLog(entry: Record<string, unknown>, search: AuditSearch): boolean {
  if (search.before !== null) return false;
  const day = dayInLondon(Date.parse(String(entry["at"])));
  return (
    isAsked(search.person, entry["actor_id"]) &&
    isAsked(search.table, entry["table_name"]) &&
    isAsked(search.action, entry["action"]) &&
    isAsked(search.row, entry["row_id"]) &&
    (search.from === null || day >= search.from) &&
    (search.to === null || day <= search.to)
  );
}

function isAsked(asked: string | null, value: unknown): boolean {
  return asked === null || asked === value;
}
