import type { Catalogue, Relation } from "./catalogue.ts";
import { RestError } from "./rest-error.ts";

export function findRelation(catalogue: Catalogue, name: string): Relation {
  const relation = catalogue.relations.get(name);
  if (relation) return relation;
  throw new RestError(
    404,
    "PGRST205",
    `Could not find the table 'public.${name.slice(0, 100)}' in the schema cache`,
  );
}

/** Failures that a newer catalogue might not have. */
export function isCatalogueMiss(error: unknown): boolean {
  return (
    error instanceof RestError &&
    ["PGRST200", "PGRST202", "PGRST204", "PGRST205", "42703"].includes(error.code)
  );
}
