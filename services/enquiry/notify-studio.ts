import { brand } from "../../content/brand.ts";
import { nameItem } from "../../content/inbox.ts";
import { enquiryLabels } from "../../content/mail.ts";
import type { ItemKind } from "../../domain/inbox/item.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";

type StudioMail = {
  /** What was stored: one mail for each, ever. */
  about: string;
  kind: ItemKind;
  replyTo: string;
  values: Partial<Record<keyof typeof enquiryLabels, string | null>>;
};

export async function notifyStudio(sql: Transaction, mail: StudioMail): Promise<void> {
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
    data: { topic: nameItem(mail.kind, mail.values.name ?? mail.replyTo), fields },
  });
}
