import type { ByteKey } from "../../runtime/files/files.ts";

/** What lies outside the database and has to go once the transaction is through. */
export type LeftOutside = { files: ByteKey[]; mailIds: string[] };
