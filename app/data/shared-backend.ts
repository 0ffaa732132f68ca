import { createBackend, findBackend } from "./create-backend.ts";

let backend: ReturnType<typeof createBackend> | undefined;

/** One client for the page: two would both keep its session, and race. Browser only. */
export function sharedBackend() {
  return (backend ??= createBackend(findBackend(location.origin)));
}
