import { exportIndex } from "../../content/export.ts";
import { unnamed } from "../../content/company-mail.ts";
import { readCompany } from "../company/read-company.ts";
import type { ServiceContext } from "../context.ts";
import type { ExportCover } from "./archive-entries.ts";
import type { ExportSource } from "./export-source.ts";
import { readAccount } from "./read-account.ts";

/** Of a person, their account and what they sent from the site; of a company, who is in it. */
export async function describeCover(
  context: ServiceContext,
  source: ExportSource,
): Promise<ExportCover> {
  const now = new Date();
  const { companyIds, person } = source.scope;
  if (!person) {
    const { name, people } = await source.read((sql) => readCompany(sql, companyIds[0] ?? ""));
    return {
      title: exportIndex.companyTitle,
      made: exportIndex.companyMade(name ?? unnamed.company, now),
      lists: [{ name: "people", value: people, count: people.length }],
    };
  }
  const account = await readAccount(context, source, person.id);
  const written = Object.entries(account.written);
  const describe = companyIds.length > 0 ? exportIndex.madeAlone : exportIndex.made;
  return {
    title: exportIndex.title,
    made: describe(account.email, now),
    lists: [
      { name: "account", value: account, count: 1 },
      ...written.map(([name, rows]) => ({ name, value: rows, count: rows.length })),
    ],
  };
}
