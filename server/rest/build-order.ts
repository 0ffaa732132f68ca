import { buildField, type Source } from "./build-field.ts";
import type { OrderTerm } from "./parse-order.ts";
import type { Binder } from "./sql-text.ts";

export function buildOrder(
  source: Source,
  terms: OrderTerm[],
  binder: Binder,
  /** For a term of an embedded resource: the expression that its join offers. */
  findRelated: (term: OrderTerm) => string,
): string {
  if (terms.length === 0) return "";
  const parts = terms.map((term) => {
    const { relation, field, direction, nulls } = term;
    const text = relation === null ? buildField(source, field, binder).text : findRelated(term);
    return `${text} ${direction}${nulls === null ? "" : ` nulls ${nulls}`}`;
  });
  return ` order by ${parts.join(", ")}`;
}
