import { longestEmail } from "../domain/field/longest-email.ts";
import { isId, nilId } from "../domain/row/id.ts";
import { type AreaName, areaNames } from "./studio.ts";

/** What an address says beside its area; what is empty stays out of it. */
export type AddressDetails = Readonly<Record<string, string | number | null | undefined>>;

/** Where the studio's own address leads. */
const firstArea: AreaName = "inbox";

/** The address of an area and of what is open in it: `areaAddress("clients", { client: id })`. */
export function areaAddress(area: AreaName, details: AddressDetails = {}): string {
  return withQuery(area, changeDetails(new URLSearchParams(), details));
}

/** The area that a path of the site leads to. */
export function readArea(pathname: string): AreaName | undefined {
  return areaNames.find((area) => pathname.replace(/\/$/, "") === areaAddress(area));
}

/**
 * Where the studio's own address leads on to: the first area, or the one that addresses of before named in their query
 * (`/studio?area=clients&client=…`), as mails and bookmarks still do. Nowhere, if there is no such area.
 */
export function leadOn(parameters: URLSearchParams): string | undefined {
  const asked = parameters.get("area") ?? firstArea;
  const area = areaNames.find((name) => name === asked);
  return area && withQuery(area, changeDetails(parameters, { area: null }));
}

function withQuery(area: AreaName, parameters: URLSearchParams): string {
  return parameters.size > 0 ? `/studio/${area}?${parameters}` : `/studio/${area}`;
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

/** What is searched for, without the blanks around it. No list knows anything longer than an email address. */
export function readTerm(parameters: URLSearchParams): string {
  return (parameters.get("q") ?? "").trim().slice(0, longestEmail);
}

/** One of a few that a list is narrowed to; null where the address names none of them. */
export function readChoice<Value extends string>(
  parameters: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | null {
  const asked = parameters.get(name);
  return values.find((value) => value === asked) ?? null;
}

/** Whose rows a list is narrowed to; null where the address has nobody's id. */
export function readId(parameters: URLSearchParams, name: string): string | null {
  const asked = parameters.get(name) ?? "";
  return isId(asked) ? asked : null;
}

/** The id of what is open, or null. What cannot be an id becomes the one that nothing has, and so is found to be gone. */
export function readOpenId(parameters: URLSearchParams, name: string): string | null {
  return parameters.get(name) ? (readId(parameters, name) ?? nilId) : null;
}
