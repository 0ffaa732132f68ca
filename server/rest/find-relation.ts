import { DatabaseError } from "pg";
import postgres from "postgres";
import type { Catalogue, Relation } from "./catalogue.ts";
import { RestError } from "./rest-error.ts";
import { suggestName } from "./suggest-name.ts";

export function findRelation(catalogue: Catalogue, name: string): Relation {
  const relation = catalogue.relations.get(name);
  if (relation) return relation;
  const given = name.slice(0, 100);
  const meant = suggestName(given, catalogue.relations.keys());
  throw new RestError(
    404,
    "PGRST205",
    `Could not find the table 'public.${given}' in the schema cache`,
    { hint: meant === null ? null : `Perhaps you meant the table 'public.${meant}'` },
  );
}

/** Failures to plan that a newer catalogue might not have. */
export function isCatalogueMiss(error: unknown): boolean {
  return (
    error instanceof RestError &&
    ["PGRST200", "PGRST201", "PGRST202", "PGRST204", "PGRST205", "42703", "42704"].includes(
      error.code,
    )
  );
}

/** Refusals of PostgreSQL that a column, table or type causes which is no longer what it was. */
export function isCatalogueSuspect(error: unknown): boolean {
  const isTheirs = error instanceof postgres.PostgresError || error instanceof DatabaseError;
  return isTheirs && /^(0A|22|42|XX)/.test(error.code ?? "");
}
