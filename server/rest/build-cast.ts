import type { Catalogue } from "./catalogue.ts";
import { RestError, unsupported } from "./rest-error.ts";

/** Names that SQL has for types of PostgreSQL, some of several words, some of one character. */
const sqlTypeNames = new Map([
  ["int", "pg_catalog.int4"],
  ["integer", "pg_catalog.int4"],
  ["bigint", "pg_catalog.int8"],
  ["smallint", "pg_catalog.int2"],
  ["real", "pg_catalog.float4"],
  ["float", "pg_catalog.float8"],
  ["double precision", "pg_catalog.float8"],
  ["decimal", "pg_catalog.numeric"],
  ["dec", "pg_catalog.numeric"],
  ["boolean", "pg_catalog.bool"],
  ["char", "pg_catalog.bpchar(1)"],
  ["character", "pg_catalog.bpchar(1)"],
  ["character varying", "pg_catalog.varchar"],
  ["char varying", "pg_catalog.varchar"],
  ["bit", "pg_catalog.bit(1)"],
  ["bit varying", "pg_catalog.varbit"],
  ["time without time zone", "pg_catalog.time"],
  ["time with time zone", "pg_catalog.timetz"],
  ["timestamp without time zone", "pg_catalog.timestamp"],
  ["timestamp with time zone", "pg_catalog.timestamptz"],
]);

/** `created_at::date`: only to types that hold values of their own. */
export function buildCast(catalogue: Catalogue, text: string, cast: string): string {
  const name = cast.toLowerCase().replaceAll(/ +/g, " ");
  const found = catalogue.types.get(name);
  const type = sqlTypeNames.get(name) ?? found?.text;
  if (type === undefined) throw new RestError(400, "42704", `type "${name}" does not exist`);
  if (found && !found.isCastable) throw unsupported(`Casting to "${name}"`);
  return `cast(${text} as ${type})`;
}
