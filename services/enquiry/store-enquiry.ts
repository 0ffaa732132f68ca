import { projectTypes } from "../../content/enquiry.ts";
import { trapField } from "../../domain/enquiry/enquiry-form.ts";
import { enquiryContent, type Enquiry } from "../../domain/enquiry/enquiry.ts";
import { acknowledge } from "./acknowledge.ts";
import { storeOnce, type Submitter } from "./store-once.ts";
import { notifyStudio } from "./notify-studio.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Answers 0 when the enquiry is stored, now or before, else the seconds to wait. Writes all or nothing. */
export function storeEnquiry(
  sql: Transaction,
  enquiry: Enquiry,
  sender: Submitter,
): Promise<number> {
  // Kept where the studio can look it up, but nobody is disturbed by it.
  const isSuspect = enquiry[trapField] !== null;
  return storeOnce(sql, {
    table: "enquiries",
    sender,
    email: enquiry.email,
    // Or a program could send a person's words first, and theirs would count as sent already.
    content: isSuspect ? `suspect ${enquiryContent(enquiry)}` : enquiryContent(enquiry),
    isSuspect,
    async store(contentHash) {
      const { kind, name, email, company, project, message, page, startedAt, source } = enquiry;
      const [stored] = await sql<{ id: string }[]>`
        insert into public.enquiries (
          kind, name, email, company, project, message, page, started_at, source,
          idempotency_key, content_hash, quarantined
        )
        values (
          ${kind}, ${name}, ${email}, ${company}, ${project}, ${message}, ${page}, ${startedAt},
          ${sql.json(source)},
          ${sender.idempotencyKey}, ${contentHash}, ${isSuspect}
        )
        returning id`;
      if (!stored) throw new Error("The enquiry was not stored.");
      if (isSuspect) return;
      await notifyStudio(sql, {
        about: `enquiry ${stored.id}`,
        kind,
        replyTo: email,
        values: { name, email, company, message, page, ...describe(enquiry) },
      });
      await acknowledge(sql, email);
    },
  });
}

function describe({ project, startedAt, source }: Enquiry) {
  const lines = Object.entries(source).map(([key, value]) => `${key}: ${value}`);
  return {
    project: project && projectTypes[project],
    opened: startedAt,
    source: lines.join("\n"),
  };
}
