import * as z from "zod/mini";

/** What people are told about, and choose for: the client's side and the studio's. The database has the same lists. */
export const clientTopics = ["messages", "deliveries", "billing", "calls"] as const;
export const studioTopics = [
  "studio_messages",
  "studio_reviews",
  "studio_enquiries",
  "studio_calls",
  "studio_overdue",
  "studio_payments",
  "studio_troubles",
] as const;
export const noticeTopics = [...clientTopics, ...studioTopics] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

export const noticeChoices = ["instant", "daily", "none"] as const;
export type NoticeChoice = (typeof noticeChoices)[number];

const noticeKinds = [
  "message",
  "delivery",
  "review",
  "enquiry",
  "overdue",
  "payment",
  "document",
  "trouble",
  "proposal",
  "brief",
  "comments",
  "usage",
  "call",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const text = z.optional(z.string());

/** What a notice says of its subject, beside its ids: enough to name it and to lead to it. */
const noticeFacts = /* @__PURE__ */ z.object({
  title: text,
  number: z.optional(z.number()),
  day: text,
  /** An instant, and the zone on whose clocks it is said. */
  at: text,
  zone: text,
  about: text,
  client: text,
  decision: text,
  item: text,
  who: text,
  state: text,
  deliverable: text,
  project: text,
  comment: text,
  campaign: text,
  trouble: text,
  subject: text,
});

export const noticeSubject = /* @__PURE__ */ z.object({
  topic: z.enum(noticeTopics),
  kind: z.enum(noticeKinds),
  company_id: z.nullable(z.string()),
  subject_id: z.nullable(z.string()),
  facts: noticeFacts,
});
export type NoticeSubject = z.infer<typeof noticeSubject>;

export function isStudioTopic(topic: NoticeTopic): boolean {
  return topic.startsWith("studio_");
}

const atOnce = new Set<NoticeTopic>([
  "messages",
  "deliveries",
  "billing",
  "calls",
  "studio_messages",
  "studio_troubles",
]);

/** What somebody gets who has chosen nothing: private.default_choice in the database. */
export function defaultChoice(topic: NoticeTopic): NoticeChoice {
  return atOnce.has(topic) ? "instant" : "none";
}
