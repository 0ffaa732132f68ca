import * as fc from "fast-check";
import {
  enquiryFields,
  enquiryForms,
  formField,
  pageField,
  trapField,
} from "../../domain/enquiry/enquiry-form.ts";
import type { KnownTexts } from "./draw-by-schema.ts";
import * as hostile from "./hostile-values.ts";
import type { Body, Pair, Sketch } from "./sketch.ts";

const bookingFields = ["kind", "zone", "start", "id", "token", "sequence", "action"];
const fields = [...enquiryFields, ...bookingFields, pageField, formField];

/** What a browser without JavaScript sends. */
export function drawForms(known: KnownTexts): fc.Arbitrary<Sketch> {
  const field = hostile
    .orPrototypeName(fc.constantFrom(...fields, ...fields, trapField))
    .chain((name) => {
      const ordinary = fc.constantFrom(...(known.get(name) ?? ["x"]));
      const value = fc.oneof(
        { weight: 3, arbitrary: ordinary },
        { weight: 1, arbitrary: hostile.text },
      );
      return fc.tuple(fc.constant(name), value);
    });
  const pairs = fc.array(field, { maxLength: 6 });
  const body = fc.oneof(
    pairs.map((form): Body => ({ form })),
    pairs.map((form): Body => ({ parts: form.map(([name, text]) => ({ name, text })) })),
  );
  const kind = hostile.orPrototypeName(
    fc.constantFrom(...Object.keys(enquiryForms), "book", "booking"),
  );
  return fc.record({
    room: fc.constant("forms"),
    caller: fc.constant(null),
    method: fc.constantFrom("POST", "POST", "GET"),
    path: fc.oneof(
      { weight: 4, arbitrary: kind.map((each) => ["forms", each]) },
      { weight: 1, arbitrary: fc.constant(["functions", "v1", "submit-enquiry"]) },
    ),
    query: fc.constantFrom<Pair[][]>([], [["kind", "contact"]]),
    headers: fc.constantFrom<Pair[][]>(
      [["sec-fetch-site", "same-origin"]],
      [
        ["sec-fetch-site", "same-origin"],
        ["referer", "http://localhost/labs"],
      ],
      [
        ["sec-fetch-site", "same-origin"],
        ["referer", "http://[::/constructor"],
      ],
      [["origin", "null"]],
    ),
    body,
  });
}
