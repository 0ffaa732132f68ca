import type { RealtimeClient } from "@supabase/realtime-js";
import { findBackend } from "./create-backend.ts";
import { openRealtime } from "./open-realtime.ts";
import { sharedBackend } from "./shared-backend.ts";

let realtime: RealtimeClient | undefined;

/** One connection for the page, opened with the first thing it follows. Browser only. */
export function sharedRealtime(): RealtimeClient {
  return (realtime ??= openRealtime(findBackend(location.origin), sharedBackend()));
}
