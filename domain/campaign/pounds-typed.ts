import * as z from "zod/mini";
import { fault } from "../field/fault.ts";
import { campaignLimits } from "./campaign-form.ts";

const pounds = /^£?\s*(\d[\d,]*)(?:\.(\d{1,2}))?$/;

/** "£1,500.5" is "1500.50": a string, so that no float comes between the client and the column. */
export const poundsTyped = z.pipe(
  z.string(fault("budget-not-text")).check(
    z.trim(),
    z.refine((text) => text === "" || pounds.test(text), fault("budget-malformed")),
    z.refine(
      (text) => wholePounds(text).length <= campaignLimits.budget_pounds,
      fault("budget-too-large"),
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
