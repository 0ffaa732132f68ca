import { isStudioTopic, type NoticeTopic } from "../domain/notice/notice.ts";
import { brand } from "./brand.ts";
import { topicWords } from "./notice.ts";

export function unsubscribeAddress(token: string): string {
  return `/unsubscribe?token=${token}`;
}

/** A topic, or everything that comes in the daily mail. */
export type Unsubscribing = NoticeTopic | "daily";

const nameMails = (topic: Unsubscribing) =>
  topic === "daily" ? "daily mails" : `mails about “${topicWords[topic].name}”`;

/** The page behind the link below a mail, and what it says once it is done. */
export const unsubscribePage = {
  ask: (topic: Unsubscribing) => ({
    title: "Less mail",
    text: `Press the button to get no more ${nameMails(topic)} from ${brand.name}. Receipts, and what concerns the safety of your account, still come.`,
    button: "Stop these mails",
  }),
  done: (topic: Unsubscribing) => ({
    title: "Done.",
    text: `You get no more ${nameMails(topic)}. It all still waits for you under the bell.`,
    back: "To take it back, choose under “Notices”",
  }),
  gone: {
    title: "This link leads nowhere.",
    text: `It may be incomplete, or its account is gone. Sign in and choose under “Notices”, or write to ${brand.email}.`,
  },
} as const;

/** Where somebody chooses by themselves. */
export function choicesAddress(topic: Unsubscribing, isStaff: boolean): string {
  return isStaff || (topic !== "daily" && isStudioTopic(topic))
    ? "/studio/security"
    : "/dashboard?tab=profile";
}
