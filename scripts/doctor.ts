/** What stands between this copy and a real agency's site: nothing here fails, it only tells. */
import { resolveTxt } from "node:dns/promises";
import { brand } from "../content/brand.ts";
import { claims } from "../content/claims.ts";
import { checkMailDomain } from "./doctor/check-mail-domain.ts";
import { describeTurnover, describeVat } from "./doctor/describe-turnover.ts";
import { readTurnover } from "./doctor/read-turnover.ts";
import { findPlaceholders } from "./doctor/find-placeholders.ts";
import { formatTable } from "./format-table.ts";

const placeholders = findPlaceholders(brand);
if (placeholders.length === 0) {
  console.log("No placeholder is left in content/brand.ts.");
} else {
  console.log(`Placeholders to replace in content/brand.ts: ${placeholders.length}\n`);
  console.log(
    formatTable(
      ["field", "now", "should be"],
      placeholders.map(({ field, value, advice }) => [field, value, advice]),
    ),
  );
}

console.log(`\n${describeVat(brand)}`);
const turnover = await readTurnover();
if (turnover !== undefined) console.log(describeTurnover(turnover, brand));

console.log(`\nPublic claims you must be able to substantiate: ${claims.length}\n`);
console.log(
  formatTable(
    ["claim", "made on", "from"],
    claims.map(({ text, where, source }) => [text, where.join(" "), source]),
  ),
);

const { MAIL_FROM, DKIM_SELECTOR } = process.env;
const domain = /@([^\s>]+)/.exec(MAIL_FROM ?? "")?.[1];
if (domain === undefined) {
  console.log("\nMAIL_FROM is not set: nothing to look up about the domain that mails come from.");
} else {
  const found = await checkMailDomain(domain, resolveTxt, DKIM_SELECTOR);
  console.log(`\nMail from ${domain}, as its receivers see it:\n`);
  console.log(
    formatTable(
      ["record", "state"],
      found.map(({ record, state }) => [record, state]),
    ),
  );
}
