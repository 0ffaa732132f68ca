import * as z from "zod/mini";

/** A column that may be empty, or missing from a backend older than this page. */
export function orNull<T extends z.core.SomeType>(schema: T) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  );
}

export const text = orNull(z.string());
export const amount = orNull(z.number());
