import * as fc from "fast-check";
import { z } from "zod";
import { drawPairs } from "./draw-pairs.ts";
import * as hostile from "./hostile-values.ts";
import { textOf, type JsonText } from "./json-text.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Texts that get past the checks of a field of this name. */
export type KnownTexts = ReadonlyMap<string, readonly string[]>;

/** A body as the schema has it: every field it must have, some of those it may have, by name. */
export function drawBySchema(schema: z.core.$ZodType, known: KnownTexts): fc.Arbitrary<JsonText> {
  const described = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
  return draw(described, "", known);
}

function draw(schema: JsonSchema, field: string, known: KnownTexts): fc.Arbitrary<JsonText> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => drawAny(choice, field, known)));
  if (schema.const !== undefined) return drawWords([String(schema.const)]);
  if (schema.enum) return drawWords(schema.enum.map(String));
  switch (schema.type) {
    case "object":
      return drawObject(schema, known);
    case "array":
      return fc
        .array(drawAny(single(schema.items), field, known), { maxLength: 3 })
        .map((list) => ({ list }));
    case "boolean":
      return fc.boolean().map(textOf);
    case "null":
      return fc.constant(textOf(null));
    case "integer":
    case "number":
      return fc.oneof(
        fc.nat(2000).map(textOf),
        hostile.number.map((raw) => ({ raw })),
      );
    case "string":
      return drawText(field, known);
    default:
      return known.has(field) ? drawText(field, known) : hostile.json;
  }
}

function drawAny(
  schema: JsonSchema | boolean | undefined,
  field: string,
  known: KnownTexts,
): fc.Arbitrary<JsonText> {
  return typeof schema === "object" ? draw(schema, field, known) : hostile.json;
}

function single<T>(items: T | T[] | undefined): T | undefined {
  return Array.isArray(items) ? items[0] : items;
}

function drawWords(words: string[]): fc.Arbitrary<JsonText> {
  return hostile.orPrototypeName(fc.constantFrom(...words)).map(textOf);
}

function drawObject(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<JsonText> {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) {
    const entry = fc.tuple(hostile.orPrototypeName(fc.constantFrom("a", "name")), hostile.json);
    return fc.array(entry, { maxLength: 3 }).map((pairs) => ({ pairs }));
  }
  const fields = properties.map(([name, property]) => ({
    name,
    isRequired: schema.required?.includes(name) ?? false,
    value: drawAny(property, name, known),
  }));
  return drawPairs(fields).map((pairs) => ({ pairs }));
}

function drawText(field: string, known: KnownTexts): fc.Arbitrary<JsonText> {
  const texts = known.get(field);
  if (!texts) return hostile.text.map(textOf);
  return fc
    .oneof(
      { weight: 6, arbitrary: hostile.orPrototypeName(fc.constantFrom(...texts)) },
      { weight: 1, arbitrary: hostile.text },
    )
    .map(textOf);
}
