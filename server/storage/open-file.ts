import type { Storage } from "./storage.ts";
import type { OpenFile } from "../../runtime/files/files.ts";

/** For functions that read a file's row as their caller, and then need what it stands for. */
export function createFileOpener({ store }: Pick<Storage, "store">): OpenFile {
  return ({ bucketId, version, size }, signal, range = { start: 0, end: size - 1 }) =>
    store.open({ bucketId, version }, { ...range, size }, signal);
}
