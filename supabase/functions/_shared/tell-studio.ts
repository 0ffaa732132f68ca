import { brand } from "../../../content/brand.ts";
import { enquiryLabels, enquiryTopics } from "../../../content/mails.ts";
import type { Transaction } from "../../../server/database.ts";
import { enqueueMail } from "./outbox.ts";

type StudioMail = {
  /** What was stored: one mail for each, ever. */
  about: string;
  topic: keyof typeof enquiryTopics;
  replyTo: string;
  values: Partial<Record<keyof typeof enquiryLabels, string | null>>;
};

export async function tellStudio(sql: Transaction, mail: StudioMail): Promise<void> {
  const values: Record<string, string | null | undefined> = mail.values;
  const fields = Object.entries(enquiryLabels).flatMap(([key, label]) => {
    const value = values[key];
    return value ? [{ label, value }] : [];
  });
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-enquiry",
    replyTo: mail.replyTo,
    dedupeKey: mail.about,
    data: { topic: enquiryTopics[mail.topic], fields },
  });
}
