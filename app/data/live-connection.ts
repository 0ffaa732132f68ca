export { followTables } from "./follow-tables.ts";
export { sharedRealtime } from "./shared-realtime.ts";
