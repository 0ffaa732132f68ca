import * as fc from "fast-check";
import * as hostile from "./hostile-values.ts";
import { textOf, type JsonText } from "./json-text.ts";
import { listIds, type Surroundings } from "./surroundings.ts";

type Place = {
  /** As the catalogue has it, such as `pg_catalog._text`. */
  type: string;
  /** `table.column`, or the name of an argument. */
  name: string;
  owners: readonly string[];
};

const times = ["2026-01-15T10:00:00Z", "2026-01-15", "2031-12-31", "1970-01-01"];
const oddTimes = [
  "9999-12-31T23:59:59.999999Z",
  "infinity",
  "-infinity",
  "294276-12-31",
  "294277-01-01",
  "4713-01-01 BC",
  "2026-02-30",
  "now",
  "10:00",
  "2026-01-15T10:00:00+99:99",
];
const words = [
  "trust",
  "A film about light",
  "studio",
  "0",
  "low",
  "medium",
  "*o*",
  "en-GB",
  "#fff",
];
const objects = [
  "{}",
  "[]",
  '{"a":[1,{"b":null}]}',
  '{"__proto__":1}',
  "1e400",
  '"\\u0000"',
  "null",
];

/** One in eight is of the wrong kind. */
export function drawValue(place: Place, surroundings: Surroundings): fc.Arbitrary<JsonText> {
  return fc.oneof(
    { weight: 7, arbitrary: drawFitting(place, surroundings) },
    { weight: 1, arbitrary: hostile.json },
  );
}

function drawFitting(place: Place, surroundings: Surroundings): fc.Arbitrary<JsonText> {
  const { type, name } = place;
  const bare = type.replace(/^pg_catalog\./, "");
  if (bare.startsWith("_")) {
    const element = drawFitting({ ...place, type: `pg_catalog.${bare.slice(1)}` }, surroundings);
    return fc.array(element, { maxLength: 3 }).map((list) => ({ list }));
  }
  const known = surroundings.words.get(name) ?? surroundings.words.get(type);
  if (known && known.length > 0) {
    return hostile.orPrototypeName(fc.constantFrom(...known)).map(textOf);
  }
  switch (bare) {
    case "uuid":
      return drawId(place, surroundings).map(textOf);
    case "bool":
      return fc.boolean().map(textOf);
    case "int2":
    case "int4":
    case "int8":
    case "numeric":
    case "float4":
    case "float8":
      return mostly(fc.nat({ max: 500 }).map(String), hostile.number).map((raw) => ({ raw }));
    case "date":
    case "time":
    case "timestamp":
    case "timestamptz":
    case "interval":
      return mostly(fc.constantFrom(...times), fc.constantFrom(...oddTimes)).map(textOf);
    case "json":
    case "jsonb":
      return fc.constantFrom(...objects).map((raw) => ({ raw }));
    case "bytea":
      return fc.constantFrom("\\x00ff", "\\xzz", "\\000", "").map(textOf);
    default:
      return mostly(fc.constantFrom(...words), hostile.text).map(textOf);
  }
}

function mostly(usual: fc.Arbitrary<string>, odd: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

/** A row that the column refers to, or one named like the argument; of any table, now and then. */
function drawId({ name, owners }: Place, surroundings: Surroundings): fc.Arbitrary<string> {
  const [table = "", column = name] = name.split(".");
  const target = surroundings.catalogue.relationships
    .get(table)
    ?.find(
      (each) => "pairs" in each && each.isToOne && each.pairs.some(([own]) => own === column),
    )?.to;
  const meant =
    target ?? (column === "id" ? table : surroundings.tables.find((each) => each.includes(column)));
  const fitting = listIds(surroundings, owners, meant ?? "profiles");
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...fitting, "~nobody~") },
    { weight: 1, arbitrary: fc.constantFrom(...listIds(surroundings, owners)) },
  );
}

/** How the same value is written in an address. */
export function writeText(json: JsonText): string {
  if ("list" in json) return `{${json.list.map(writeText).join(",")}}`;
  if ("pairs" in json) return "{}";
  try {
    const value: unknown = JSON.parse(json.raw);
    return typeof value === "string" ? value : json.raw;
  } catch {
    return json.raw;
  }
}
