import * as fc from "fast-check";
import type { JsonText } from "./json-text.ts";

export type Field = { name: string; isRequired: boolean; value: fc.Arbitrary<JsonText> };

/** All that is needed and few more: what is right about most of them gets furthest. */
export function drawPairs(fields: readonly Field[]): fc.Arbitrary<[string, JsonText][]> {
  const optional = fields.filter(({ isRequired }) => !isRequired);
  return fc.subarray(optional, { maxLength: Math.min(optional.length, 4) }).chain((chosen) => {
    const kept = fields.filter((field) => field.isRequired || chosen.includes(field));
    return fc.tuple(...kept.map(({ name, value }) => fc.tuple(fc.constant(name), value)));
  });
}
