import type { AreaName } from "../../content/studio.ts";

/** What an address says beside its area; what is empty stays out of it. */
export type AddressDetails = Readonly<Record<string, string | number | null | undefined>>;

const first: AreaName = "inbox";

/** The address of an area and of what is open in it: `areaAddress("clients", { client: id })`. */
export function areaAddress(area: AreaName, details: AddressDetails = {}): string {
  const parameters = changeDetails(new URLSearchParams(area === first ? {} : { area }), details);
  return parameters.size > 0 ? `/studio?${parameters}` : "/studio";
}

/** The same address with these details changed; null, undefined and "" take one out. */
export function changeDetails(
  parameters: URLSearchParams,
  details: AddressDetails,
): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(details))
    if (value === null || value === undefined || value === "") changed.delete(name);
    else changed.set(name, String(value));
  return changed;
}

/** A page of a list: a whole number from 1. Anything else is the first. */
export function readPage(parameters: URLSearchParams): number {
  const asked = parameters.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
