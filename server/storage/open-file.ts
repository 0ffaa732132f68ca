import type { Host } from "../../supabase/functions/_shared/host.ts";
import type { Storage } from "./storage.ts";

/** For functions that read a file's row as their caller, and then need what it stands for. */
export function createFileOpener({ store }: Pick<Storage, "store">): NonNullable<Host["openFile"]> {
  return ({ bucketId, version, size }, signal) =>
    store.open({ bucketId, version }, { start: 0, end: size - 1, size }, signal);
}
