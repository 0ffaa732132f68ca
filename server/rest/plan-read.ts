import { buildRead } from "./build-read.ts";
import type { Catalogue } from "./catalogue.ts";
import { findRelation } from "./find-relation.ts";
import {
  checkProfile,
  parseAccept,
  parseRange,
  type RowRange,
  type Shape,
} from "./parse-headers.ts";
import { parsePreferences } from "./parse-preferences.ts";
import { parseQuery } from "./parse-query.ts";
import { unsupported } from "./rest-error.ts";
import type { Statement } from "./sql-text.ts";

export type ReadPlan = {
  statement: Statement;
  shape: Shape;
  offset: number;
  applied: string | null;
};

export type ReadRequest = {
  table: string;
  search: string;
  accept: string | null;
  prefer: string | null;
  range: string | null;
  rangeUnit: string | null;
  profile: string | null;
};

/** Depends on nothing but the request's words and the catalogue, so that it can be remembered. */
export function planRead(catalogue: Catalogue, request: ReadRequest): ReadPlan {
  checkProfile(request.profile);
  const preferences = parsePreferences(request.prefer);
  if (preferences.resolution) throw unsupported("A resolution of duplicates in a read");
  const relation = findRelation(catalogue, request.table);
  const query = parseQuery(new URLSearchParams(request.search), "read");
  narrow(query.main, parseRange(request.range, request.rangeUnit));
  return {
    statement: buildRead(catalogue, relation, query, preferences),
    shape: parseAccept(request.accept),
    offset: query.main.offset,
    applied: preferences.applied,
  };
}

/** A Range header counts from the offset in the address, and can only take away. */
export function narrow(
  main: { limit: number | null; offset: number },
  range: RowRange | null,
): void {
  if (!range) return;
  const left = main.limit === null ? null : Math.max(0, main.limit - range.offset);
  main.offset += range.offset;
  main.limit = left === null ? range.limit : Math.min(left, range.limit ?? left);
}
