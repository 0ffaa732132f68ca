import type { Database } from "../database.ts";
import { loadCatalogue, type Catalogue } from "./catalogue.ts";

export type CatalogueCache = {
  current(): Promise<Catalogue>;
  /** After a miss: the schema may have changed. Answers null when it was looked at a moment ago. */
  refresh(): Promise<Catalogue | null>;
};

// Otherwise anybody could make the server read its catalogue all day by asking for nonsense.
const refreshMilliseconds = 10_000;

export function createCatalogueCache(database: Database): CatalogueCache {
  let loading: Promise<Catalogue> | null = null;
  let loadedAt = 0;
  let isListening = false;

  function load(): Promise<Catalogue> {
    loadedAt = Date.now();
    const attempt = loadCatalogue(database);
    // A database that is away must not be remembered as the answer.
    attempt.catch(() => {
      if (loading === attempt) loading = null;
    });
    loading = attempt;
    return attempt;
  }

  /** Supabase's own signal: `notify pgrst, 'reload schema'`. Without it a miss still refreshes. */
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

  return {
    current() {
      listen();
      return loading ?? load();
    },
    async refresh() {
      return Date.now() - loadedAt < refreshMilliseconds ? null : load();
    },
  };
}
