import postgres from "postgres";
import { openDatabase } from "../server/database/database.ts";
import { issueNew } from "../services/billing/issue-document.ts";
import { sumLines } from "../domain/billing/sum-lines.ts";
import { readSeller } from "../services/billing/seller.ts";
import { takePayment } from "../services/billing/take-payment.ts";
import { createCompany } from "../tests/support/create-company.ts";
import { createPerson } from "../tests/support/create-person.ts";
import { databaseCpuTime } from "./api/cpu-time.ts";
import { startOwnPostgres } from "./own-postgres.ts";
import { prepareSignature } from "./money/acceptance.ts";
import { fillBooks } from "./money/fill-books.ts";
import { measurePdf } from "./money/pdf.ts";

// BENCH_INVOICES: how many are listed; BENCH_ROUNDS: how often each is measured, of which the median counts.
const invoices = Number(process.env["BENCH_INVOICES"] ?? 100_000);
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 100);

const cluster = await startOwnPostgres();
const database = await openDatabase({ connection: cluster.connection, log: () => {} });
const owner = postgres({ ...cluster.connection, max: 1, onnotice: () => {} });
try {
  const company = await createCompany(owner, "Northlight Coffee");
  const staff = await createPerson(owner, { staff: true });
  const issued: string[] = [];
  console.log(row("", "median ms", "p95 ms", "PostgreSQL's ms"));
  await measure("issue an invoice", async () => {
    const { id } = await database.asOwner((sql) => issueNew(sql, newInvoice(company.id)));
    issued.push(id);
  });
  await measure("take money, settle an invoice, issue the receipt", async (round) => {
    await database.asOwner((sql) =>
      takePayment(sql, {
        companyId: company.id,
        source: "bank",
        externalId: `round ${round}`,
        pence: 500_00,
        receivedOn: "2026-11-01",
        payer: "Northlight Coffee",
        reference: "INV",
        allocations: [{ documentId: issued[round] ?? "", pence: 500_00 }],
      }),
    );
  });
  const signatures: (() => Promise<void>)[] = [];
  for (let round = 0; round < rounds; round += 1) {
    signatures.push(await prepareSignature({ database, owner, staffId: staff.id }, round));
  }
  await measure("sign a proposal, with all that follows from it", async (round) => {
    await signatures[round]?.();
  });
  await fillBooks(owner, { invoices, company: company.id });
  const list = (parameters: Record<string, string>) => async () => {
    const { view = null, term = null } = parameters;
    await database.asCaller(
      staff.caller,
      (sql) => sql`select * from list_documents(view => ${view}, term => ${term})`,
    );
  };
  const many = invoices.toLocaleString("en-GB");
  await measure(`list ${many} invoices, the first page`, list({}));
  await measure("those that are open", list({ view: "open" }));
  await measure("those that are overdue", list({ view: "overdue" }));
  await measure("by number", list({ term: "inv-1050000" }));
  await measure("by how the buyer's name begins", list({ term: "client 17" }));
  const { cpuMilliseconds, bytes } = await measurePdf();
  console.log(`\na PDF: ${cpuMilliseconds.toFixed(1)} ms of processor, ${bytes} bytes`);
} finally {
  await owner.end();
  await database.close();
  await cluster.stop();
}

function newInvoice(companyId: string): Parameters<typeof issueNew>[1] {
  const line = { description: "A film", quantity: 100, unit_pence: 500_00, discount_pence: 0 };
  return {
    kind: "invoice",
    series: "INV",
    companyId,
    content: {
      seller: readSeller(),
      buyer: {
        name: "Northlight Coffee Ltd",
        address: ["2 Roast Lane", "Leeds"],
        country: "GB",
        vat_number: null,
        company_number: null,
        email: null,
      },
      order_reference: null,
      vat_treatment: "none",
      note: null,
      terms_days: 14,
      ...sumLines([{ ...line, vat_rate: 0 }], "none"),
    },
  };
}

async function measure(name: string, work: (round: number) => Promise<void>): Promise<void> {
  const times: number[] = [];
  const before = databaseCpuTime(cluster.dataDirectory);
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work(round);
    times.push(performance.now() - begun);
  }
  const after = databaseCpuTime(cluster.dataDirectory);
  times.sort((one, other) => one - other);
  const cpu = before === null || after === null ? "" : ((after - before) / rounds).toFixed(1);
  const at = (share: number) => (times[Math.floor(rounds * share)] ?? 0).toFixed(1);
  console.log(row(name, at(0.5), at(0.95), cpu));
}

function row(name: string, ...figures: string[]): string {
  return name.padEnd(50) + figures.map((figure) => figure.padStart(16)).join("");
}
