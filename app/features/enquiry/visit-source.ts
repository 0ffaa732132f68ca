import type { EnquirySource } from "../../../domain/enquiry/enquiry-origin.ts";
import { hasAccepted, subscribeToConsent } from "../../site/consent/consent.ts";

const entry = "visitSource";
const campaignKeys = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const satisfies (keyof EnquirySource)[];

/** How this visit began, as far as this page can tell. */
function observeSource(): EnquirySource {
  const [load] = performance.getEntriesByType("navigation");
  const landing = new URL(load?.name ?? location.href);
  const source: EnquirySource = {};
  for (const key of campaignKeys) {
    const value = landing.searchParams.get(key);
    if (value) source[key] = value;
  }
  if (document.referrer && new URL(document.referrer).origin === location.origin) return source;
  if (document.referrer) source.referrer = document.referrer;
  return { ...source, landing: landing.pathname };
}

/** Knowing it is no necessity: it outlives a page load only while the visitor agrees to that. */
export function followVisitSource() {
  updateKept();
  subscribeToConsent(updateKept);
}

function updateKept() {
  try {
    if (hasAccepted()) sessionStorage[entry] ??= JSON.stringify(observeSource());
    else sessionStorage.removeItem(entry);
  } catch {
    // Storage is denied.
  }
}

/** Undefined without the visitor's yes: then nothing is so much as looked at. */
export function readVisitSource(): EnquirySource | undefined {
  if (!hasAccepted()) return undefined;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(entry) ?? "null");
    if (typeof kept === "object" && kept !== null) return kept;
  } catch {
    // Denied, or not ours: what this page knows has to do.
  }
  return observeSource();
}
