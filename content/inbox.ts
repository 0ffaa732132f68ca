import type { ItemKind, ItemStatus } from "../domain/inbox/item.ts";

export const itemKindWords: Record<ItemKind, string> = {
  contact: "Contact form",
  quote: "Film quote",
  call: "Book a Call",
  consultation: "Consultation",
  project: "Start Your Project",
  lead: "Chat lead",
  question: "Open question",
  payment: "Payment",
};

export const itemStatusWords: Record<ItemStatus, string> = {
  new: "New",
  answered: "Answered",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

const dayAndTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** The mail about clocks that have run out. */
export const breachDigest = {
  topic: (count: number) => (count === 1 ? "1 enquiry" : `${count} enquiries`),
  line: (who: string | null, received: Date) =>
    `${who ?? "A visitor"}, since ${dayAndTime.format(received)} UTC`,
  more: (count: number) => ({ label: "And", value: `${count} more in the inbox` }),
};
