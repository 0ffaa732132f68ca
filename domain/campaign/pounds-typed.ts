import * as z from "zod/mini";
import { longest } from "./campaign-form.ts";

const pounds = /^£?\s*(\d[\d,]*)(?:\.(\d{1,2}))?$/;

/** "£1,500.5" is "1500.50": a string, so that no float comes between the client and the column. */
export const poundsTyped = z.pipe(
  z.string("Please enter the budget in pounds.").check(
    z.trim(),
    z.refine(
      (text) => text === "" || pounds.test(text),
      "Please enter the budget in pounds, such as 1,500 or 1500.50.",
    ),
    z.refine(
      (text) => wholePounds(text).length <= longest.budget_pounds,
      "This budget is too large.",
    ),
  ),
  z.transform((text) => (text === "" ? null : `${wholePounds(text)}.${pence(text)}`)),
);

function wholePounds(text: string): string {
  const digits = pounds.exec(text)?.[1]?.replaceAll(",", "") ?? "";
  return digits.replace(/^0+(?=\d)/, "");
}

function pence(text: string): string {
  return (pounds.exec(text)?.[2] ?? "").padEnd(2, "0");
}
