import { loadCatalogue, readFingerprint, type Catalogue } from "./catalogue.ts";
import type { Database } from "../../runtime/database/types.ts";

export type CatalogueCache = {
  current(): Promise<Catalogue>;
  /** After a failure that another schema would explain: what is held now, or null where nothing has changed. */
  newerThan(used: Catalogue): Promise<Catalogue | null>;
};

// A changed type can also go unnoticed, where the old one still compares: so much later it is seen anyway.
const checkMilliseconds = 10_000;

export function createCatalogueCache(database: Database): CatalogueCache {
  let loading: Promise<Catalogue> | null = null;
  let checking: Promise<void> | null = null;
  let checkedAt = 0;
  let isListening = false;

  function load(): Promise<Catalogue> {
    checkedAt = Date.now();
    const attempt = loadCatalogue(database);
    // A database that is away must not be remembered as the answer.
    attempt.catch(() => {
      if (loading === attempt) loading = null;
    });
    loading = attempt;
    return attempt;
  }

  /** Asks a small question, and only one at a time: nonsense in any number costs no more than that. */
  function check(): Promise<void> {
    checkedAt = Date.now();
    checking ??= compare().finally(() => {
      checking = null;
    });
    return checking;
  }

  async function compare(): Promise<void> {
    const held = loading;
    if (!held) return;
    const [{ fingerprint }, now] = await Promise.all([held, readFingerprint(database)]);
    if (fingerprint !== now && loading === held) await load();
  }

  /** Supabase's own signal: `notify pgrst, 'reload schema'`. Without it a failure still has it read anew. */
  function listen(): void {
    if (isListening) return;
    isListening = true;
    database.sql.listen("pgrst", forget).catch(() => {
      isListening = false;
    });
  }

  function forget(): void {
    loading = null;
  }

  function current(): Promise<Catalogue> {
    listen();
    if (!loading) return load();
    // In the background: this request does not wait for the check, and a failed one is repeated by a later request.
    if (Date.now() - checkedAt > checkMilliseconds) check().catch(() => {});
    return loading;
  }

  return {
    current,
    async newerThan(used) {
      if ((await current()) === used) {
        // A question under way may have been asked before the change.
        await checking;
        await check();
      }
      const held = await current();
      return held === used ? null : held;
    },
  };
}
