import type { PortalTab } from "./portal.ts";

/** In an address: the company in which what it names is found. */
export const askedCompany = "company";

export const billingPath = "/dashboard/billing";

/** All documents, or one of them. */
export function billingAddress(extras: Record<string, string> = {}): string {
  const parameters = new URLSearchParams(extras);
  return parameters.size > 0 ? `${billingPath}?${parameters}` : billingPath;
}

/** The address of a tab; the overview is the dashboard itself. */
export function tabAddress(tab: PortalTab, extras: Record<string, string> = {}): string {
  const parameters = new URLSearchParams({ ...(tab === "overview" ? {} : { tab }), ...extras });
  return parameters.size > 0 ? `/dashboard?${parameters}` : "/dashboard";
}
