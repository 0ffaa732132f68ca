import { z } from "zod";
import { brand } from "../../content/brand.ts";
import { companyMailLabels, unnamed } from "../../content/company-mail.ts";
import { formatLongDay } from "../../content/dates.ts";
import { askedCompany, tabAddress } from "../../content/portal-address.ts";
import { areaAddress } from "../../content/studio-address.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { plainName } from "../mail/plain-name.ts";
import { listPeople } from "./list-people.ts";
import { namePerson } from "./name-person.ts";
import { withdrawClosingReminders } from "./remind-of-closing.ts";

export const closingNoticeKind = "notify-company-closing";
export const keptNoticeKind = "notify-company-kept";

const payload = z.object({ id: z.uuid(), by: z.uuid().nullish() });

/** Tells everybody in the company, and the studio, that it ends, when, and who asked for it. */
export function createClosingNotice(siteUrl: string): JobHandler {
  return (job) => {
    const { id, by } = payload.parse(job.payload);
    return job.transaction(async (sql) => {
      const company = await findCompany(sql, id);
      // Kept in the meantime: then nobody need be told.
      if (!company?.dueAt) return;
      const fields = [
        ...company.fields,
        { label: companyMailLabels.closer, value: await namePerson(sql, by ?? null) },
        { label: companyMailLabels.day, value: formatLongDay(company.dueAt) },
      ];
      await notifyEverybody(sql, { id, job: job.id, fields, siteUrl, templates: closingTemplates });
    });
  };
}

/** The same where somebody has taken it back. */
export function createKeptNotice(siteUrl: string): JobHandler {
  return (job) => {
    const { id, by } = payload.parse(job.payload);
    return job.transaction(async (sql) => {
      const company = await findCompany(sql, id);
      if (!company || company.dueAt) return;
      await withdrawClosingReminders(sql, id);
      const keeper = { label: companyMailLabels.keeper, value: await namePerson(sql, by ?? null) };
      const fields = [...company.fields, keeper];
      await notifyEverybody(sql, { id, job: job.id, fields, siteUrl, templates: keptTemplates });
    });
  };
}

const closingTemplates = { people: "company-closing", studio: "studio-company-closing" } as const;
const keptTemplates = { people: "company-kept", studio: "studio-company-kept" } as const;

type Notice = {
  id: string;
  job: string;
  fields: { label: string; value: string }[];
  siteUrl: string;
  templates: typeof closingTemplates | typeof keptTemplates;
};

/** By the company in its key a mail is found and removed with it, and by the job in it sent once. */
async function notifyEverybody(sql: Transaction, notice: Notice): Promise<void> {
  const { id, job, fields, siteUrl, templates } = notice;
  for (const person of await listPeople(sql, id, "viewer")) {
    await enqueueMail(sql, {
      to: person.email,
      template: templates.people,
      dedupeKey: `${templates.people}:${id}:${job}:${person.accountId}`,
      data: { link: siteUrl + tabAddress("profile", { [askedCompany]: id }), fields },
    });
  }
  await enqueueMail(sql, {
    to: brand.email,
    template: templates.studio,
    dedupeKey: `${templates.studio}:${id}:${job}`,
    data: { link: siteUrl + areaAddress("clients", { client: id }), fields },
  });
}

const companyRow = z.object({ name: z.string().nullable(), dueAt: z.date().nullable() });

async function findCompany(sql: Transaction, id: string) {
  const rows = await sql`
    select name, closing_due_at as "dueAt" from public.companies
    where id = ${id} and closed_at is null`;
  const found = parseRow(companyRow, rows);
  if (!found) return undefined;
  const name = plainName(found.name ?? "") ?? unnamed.company;
  return { dueAt: found.dueAt, fields: [{ label: companyMailLabels.company, value: name }] };
}
