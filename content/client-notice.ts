import { formatCall, sayClock } from "./booking-time.ts";
import { formatLongDay } from "./dates.ts";
import { studioZone } from "./studio-times.ts";
import { askedCompany, billingAddress, tabAddress } from "./portal-address.ts";
import { reviewAddress } from "./review-address.ts";
import type { NoticeSubject } from "../domain/notice/notice.ts";

/** What the client's bell says. Apart from the studio's, whose words no client has to load. */
export function describeClientNotice({ kind, facts }: NoticeSubject): string {
  if (kind === "delivery") return `Delivered: ${nameVersion(facts)}.`;
  if (kind === "comments") return `The studio comments on ${nameVersion(facts)}.`;
  if (kind === "usage") return describeUsage(facts);
  if (kind === "brief") return `The studio asks for a brief: ${facts.title ?? "a project"}.`;
  if (kind === "document") return `${facts.title ?? "A document"} is here.`;
  if (kind === "call") return describeCall(facts);
  return "The studio has written to you.";
}

export function nameVersion({ title, number }: NoticeSubject["facts"]): string {
  return [title ?? "a delivery", number && `version ${number}`].filter(Boolean).join(", ");
}

/** Also for the studio, which hears of the same day. */
export function describeUsage({ title, day }: NoticeSubject["facts"]): string {
  const until = day ? ` on ${formatLongDay(day)}` : " soon";
  return `The right to use ${title ?? "a delivery"} ends${until}.`;
}

/** On the clocks of whoever booked it. */
function describeCall({ state, at, zone = studioZone }: NoticeSubject["facts"]): string {
  const when = at ? `${formatCall(at, zone)} ${sayClock(zone)}` : "soon";
  if (state === "cancelled") return `The studio has cancelled your call: ${when}.`;
  if (state === "moved") return `The studio has moved your call: ${when}.`;
  return state === "soon" ? `Soon: your call, ${when}.` : `A call is booked for you: ${when}.`;
}

/** Where it leads: a page of the client area, in the company that it is about; a review finds its company by itself. */
export function clientNoticeAddress({
  kind,
  company_id,
  subject_id,
  facts,
}: NoticeSubject): string {
  const company = company_id ? { [askedCompany]: company_id } : {};
  if (kind === "document") {
    return billingAddress({ ...company, ...(subject_id && { document: subject_id }) });
  }
  if (kind === "brief") {
    return tabAddress("overview", { ...company, ...(subject_id && { brief: subject_id }) });
  }
  const { deliverable, project, number: version, comment } = facts;
  if ((kind === "delivery" || kind === "comments") && deliverable)
    return reviewAddress({ deliverable, ...(version && { version }), ...(comment && { comment }) });
  if (kind === "call") return tabAddress("overview", company);
  if (kind !== "delivery" && kind !== "usage") return tabAddress("messages", company);
  return tabAddress(project ? "projects" : "pr-campaigns", {
    ...company,
    ...(deliverable && { deliverable }),
    ...(project && { project }),
  });
}
