import { buildRead } from "./build-read.ts";
import type { Catalogue } from "./catalogue.ts";
import { findRelation } from "./find-relation.ts";
import { narrow } from "./narrow.ts";
import {
  checkProfile,
  parseAccept,
  parseRange,
  readShapes,
  type ResponseShape,
} from "./parse-headers.ts";
import { parsePreferences } from "./parse-preferences.ts";
import { parseQuery } from "./parse-query.ts";
import { unsupported } from "./rest-error.ts";
import type { Statement } from "./sql-text.ts";

export type ReadPlan = {
  statement: Statement;
  shape: ResponseShape;
  offset: number;
  applied: string | null;
};

export type ReadRequest = {
  method: string;
  table: string;
  search: string;
  accept: string | null;
  prefer: string | null;
  range: string | null;
  profile: string | null;
};

/** Depends on nothing but the request's words and the catalogue, so that it can be remembered. */
export function planRead(catalogue: Catalogue, request: ReadRequest, maxRows: number): ReadPlan {
  checkProfile(request.profile);
  const { resolution, count, applied } = parsePreferences(request.prefer);
  if (resolution) throw unsupported("A resolution of duplicates in a read");
  const relation = findRelation(catalogue, request.table);
  const query = parseQuery(new URLSearchParams(request.search), "read");
  const isHead = request.method === "HEAD";
  // The Range header counts for GET alone.
  narrow(query.main, isHead ? null : parseRange(request.range));
  const shape = parseAccept(request.accept, readShapes);
  return {
    statement: buildRead(catalogue, relation, query, { shape, count, isHead, maxRows }),
    shape,
    offset: query.main.offset,
    applied,
  };
}
