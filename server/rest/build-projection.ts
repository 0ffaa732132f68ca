import { attachResources } from "./attach-resources.ts";
import type { Source } from "./build-field.ts";
import { buildSelection, createBuild, type Selection } from "./build-selection.ts";
import type { Catalogue } from "./catalogue.ts";
import type { ParsedQuery } from "./parse-query.ts";
import type { Binder } from "./sql-text.ts";

/** What is answered of rows that a write has filtered and ordered already. */
export function buildProjection(
  catalogue: Catalogue,
  source: Source,
  query: ParsedQuery,
  binder: Binder,
): Pick<Selection, "list" | "joins" | "needed"> {
  const main = { ...query.main, conditions: [], order: [] };
  const level = attachResources(catalogue, source.name, query.select, main);
  return buildSelection(createBuild(level, { catalogue, binder, maxRows: null }), source, level);
}
