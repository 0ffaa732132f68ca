import { countryCodes } from "../domain/billing/countries.ts";
import { lazily } from "../domain/lazily.ts";

const names = lazily(() => new Intl.DisplayNames("en-GB", { type: "region" }));

/** The studio's own first, the others by name. */
export function listCountries(): { code: string; name: string }[] {
  return countryCodes
    .map((code) => ({ code, name: names().of(code) ?? code }))
    .toSorted(
      (one, other) =>
        Number(other.code === "GB") - Number(one.code === "GB") ||
        one.name.localeCompare(other.name, "en-GB"),
    );
}
