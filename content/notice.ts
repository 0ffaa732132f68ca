import type { NoticeChoice, NoticeTopic } from "../domain/notice/notice.ts";

export const topicWords: Record<NoticeTopic, { name: string; text: string }> = {
  messages: {
    name: "Messages",
    text: "What the studio writes, once you have not read it for ten minutes, and the briefs it asks for.",
  },
  deliveries: {
    name: "Deliveries",
    text: "Each new version that is handed over to you, and what the studio says in its review; for owners also that the right to use one ends.",
  },
  billing: {
    name: "Invoices",
    text: "What is sent to your company to pay, if you are one of its owners or approvers.",
  },
  calls: {
    name: "Calls",
    text: "A day and an hour before a call that you have booked. Invitations and their changes always come.",
  },
  studio_messages: {
    name: "Messages of my clients",
    text: "Unread for ten minutes, in conversations that are yours. Others are told to the studio’s mailbox.",
  },
  studio_reviews: {
    name: "Answers to deliveries",
    text: "Comments, approvals once they are final, changes asked for, and usage that ends.",
  },
  studio_enquiries: {
    name: "Enquiries",
    text: "Whatever comes into the inbox, proposals that are answered, and briefs.",
  },
  studio_calls: {
    name: "Calls",
    text: "Booked, moved and cancelled by visitors and clients, and an hour before each. The studio’s mailbox has the invitations.",
  },
  studio_overdue: { name: "Overdue", text: "What has waited for longer than 24 hours." },
  studio_payments: {
    name: "Payments",
    text: "What has arrived, was given back, or has to be settled.",
  },
  studio_troubles: {
    name: "Troubles",
    text: "What is wrong with the server, once for each. That mail cannot leave is told by the bell alone.",
  },
};

export const choiceWords: Record<NoticeChoice, string> = {
  instant: "At once",
  daily: "Once a day",
  none: "Not by mail",
};

/** The list by mail: several of one topic at once, or what a day has brought. */
export const noticeList = {
  count: (count: number) => (count === 1 ? "1 notice" : `${count} notices`),
  /** A mail that lists a hundred is read by nobody; the bell has them all. */
  longest: 30,
  more: (count: number) => `And ${count} more.`,
};
