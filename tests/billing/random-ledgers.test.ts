import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { brand } from "../../content/brand.ts";
import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import { findStanding } from "../../domain/billing/find-standing.ts";
import { londonDay } from "../../domain/billing/london-day.ts";
import { byTier } from "../../scripts/checks/tier.ts";
import { checkLedger } from "../../services/billing/check-ledger.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { drawStep, startDrawing } from "../support/draw-step.ts";
import { createModelLedger, type ModelLedger, type Step } from "../support/model-ledger.ts";
import { showDraft } from "../support/show-draft.ts";
import { startBillingApp, type BillingApp } from "./billing-app.ts";

const rounds = Number(process.env["LEDGER_ROUNDS"] ?? 1);
const ledgers = byTier({ short: 4, whole: 100 }) * rounds;
const seed = Number(process.env["LEDGER_SEED"] ?? 28);
/** In the soak every other ledger is a long one. */
const countSteps = (ledger: number) => (rounds > 1 && ledger % 2 === 1 ? 40 : 10);
const atOnce = 4;
const reason = "Agreed.";

let app: BillingApp;
let reader: Person;
beforeAll(async () => {
  app = await startBillingApp();
  reader = await createPerson(app.owner, { staff: true });
});
afterAll(() => app.stop());

/** The same books twice: as the model has them, and behind the function. */
type Books = {
  companyId: string;
  treatment: "uk" | "none";
  model: ModelLedger;
  invoices: string[];
  payments: string[];
};

async function openBooks(treatment: "uk" | "none"): Promise<Books> {
  const companyId = randomUUID();
  await app.owner`insert into companies (id, name) values (${companyId}, 'Harbour & Sons')`;
  await app.owner`
    insert into billing_details (company_id, legal_name, address, email)
    values (${companyId}, 'Harbour & Sons Ltd', '{2 Quay Street}', ${`${companyId}@accounts.example`})`;
  const model = createModelLedger(treatment);
  return { companyId, treatment, model, invoices: [], payments: [] };
}

/** What the function is asked for a step; an invoice is drafted first. */
async function describeRequest(books: Books, step: Step): Promise<BillingRequest> {
  const documentId = "invoice" in step ? (books.invoices[step.invoice] ?? "") : "";
  const paymentId = "payment" in step ? (books.payments[step.payment] ?? "") : "";
  const key = randomUUID();
  switch (step.kind) {
    case "issue": {
      const saved = await app.act({
        action: "save_draft",
        documentId: null,
        seenAt: null,
        companyId: books.companyId,
        kind: "invoice",
        draft: {
          lines: step.lines as BillingRequest<"save_draft">["draft"]["lines"],
          terms_days: 14,
          order_reference: null,
          note: null,
        },
      });
      return {
        action: "issue",
        documentId: String(saved["documentId"]),
        seenAt: String(saved["updatedAt"]),
        shown: await showDraft(app.owner, books.companyId, step.lines, books.treatment),
        send: false,
      };
    }
    case "pay":
      return {
        action: "record_payment",
        companyId: books.companyId,
        pence: step.pence,
        receivedOn: step.receivedOn,
        payer: "Harbour & Sons",
        reference: "INV",
        note: null,
        key,
        allocations: step.uses.map(({ invoice, pence }) => ({
          documentId: books.invoices[invoice] ?? "",
          pence,
        })),
      };
    case "allocate":
      return { action: "allocate", paymentId, documentId, pence: step.pence, key };
    case "refund":
      return {
        action: "refund",
        paymentId,
        pence: step.pence,
        refundedOn: "2026-02-01",
        reference: "R",
        reason,
        key,
      };
    case "credit":
      return {
        action: "credit",
        documentId,
        reason,
        lines: step.lines as BillingRequest<"credit">["lines"],
        key,
      };
    case "write_off":
    case "take_back_write_off":
      return { action: step.kind, documentId, pence: step.pence, reason, key };
    default:
      return { action: "reverse", paymentId, reason, key };
  }
}

/** Both take the step, and answer alike. Now and then it is sent twice at once, which counts once. */
async function take(books: Books, step: Step, isTwice: boolean): Promise<void> {
  const request = await describeRequest(books, step);
  const answers = await Promise.all([app.ask(request), ...(isTwice ? [app.ask(request)] : [])]);
  const refusal = books.model.apply(step);
  for (const { status, body } of answers) {
    expect([status, body["code"]]).toEqual([refusal === undefined ? 200 : 409, refusal]);
  }
  if (refusal !== undefined) return;
  if (request.action === "issue") books.invoices.push(request.documentId);
  if (step.kind === "pay") books.payments.push(String(answers[0].body["paymentId"]));
}

/** Every figure of the books, as `model.read()` has them. */
async function readBooks({ invoices, payments }: Books) {
  const [row] = await app.owner<{ invoices: unknown; payments: unknown }[]>`
    select
      (
        select coalesce(json_agg(json_build_object(
          'total', b.total_pence, 'vat', d.vat_pence, 'credited', b.credited_pence, 'paid', b.paid_pence,
          'writtenOff', b.written_off_pence, 'open', b.open_pence,
          'credits', (
            select coalesce(json_agg(json_build_array(c.total_pence, c.vat_pence) order by c.sequence), '[]')
            from billing_documents c where c.credits_id = d.id
          ),
          'uses', (
            select coalesce(json_agg((
              select coalesce(sum(a.pence), 0) from allocations a
              where a.document_id = d.id and a.payment_id = p.id
            ) order by p.place), '[]')
            from unnest(${payments}::uuid[]) with ordinality as p (id, place)
          )
        ) order by asked.place), '[]')
        from unnest(${invoices}::uuid[]) with ordinality as asked (id, place)
        join billing_documents d on d.id = asked.id join document_balances b on b.document_id = d.id
      ) as invoices,
      (
        select coalesce(json_agg(json_build_object(
          'pence', p.pence, 'allocated', p.allocated_pence, 'refunded', p.refunded_pence, 'unused', p.unused_pence
        ) order by asked.place), '[]')
        from unnest(${payments}::uuid[]) with ordinality as asked (id, place)
        join incoming_payments p on p.id = asked.id
      ) as payments`;
  return { invoices: row?.invoices, payments: row?.payments };
}

/** The studio's list derives the same as the rule that the client's page has. */
async function compareStandings({ companyId, model, invoices }: Books): Promise<void> {
  const rows = await app.database.asCaller(
    reader.caller,
    (sql) => sql<{ id: string; status: string; due: string }[]>`
      select id, status, due_on::text as due
      from list_documents(kinds => '{invoice}', company => ${companyId}) where state = 'issued'`,
  );
  const derived = model
    .listDocuments()
    .filter(({ kind }) => kind === "invoice")
    .map((each, index) => {
      const id = invoices[index] ?? "";
      const due_on = rows.find((row) => row.id === id)?.due ?? null;
      return [id, findStanding({ ...each, due_on }, londonDay(new Date()))];
    });
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
    new Map(derived.map(([id = "", standing = ""]) => [id, standing])),
  );
}

async function keepBooks(ledger: number, treatment: "uk" | "none"): Promise<void> {
  const draw = startDrawing(seed + ledger);
  const books = await openBooks(treatment);
  const steps: Step[] = [];
  try {
    for (let count = 0; count < countSteps(ledger); count += 1) {
      const step = drawStep(draw, books.model);
      steps.push(step);
      await take(books, step, draw(6) === 0);
      expect(await readBooks(books)).toEqual(books.model.read());
    }
    await compareStandings(books);
  } catch (error) {
    const told = `The ledger of LEDGER_SEED=${seed + ledger}, ${treatment}, after ${JSON.stringify(steps)}`;
    throw new Error(told, { cause: error });
  }
}

it.each(["uk", "none"] as const)(
  "random ledgers are what the model says after every step, with VAT: %s",
  async (treatment) => {
    Object.assign(brand, { vatNumber: treatment === "uk" ? "GB123456789" : "" });
    try {
      let next = 0;
      const keepOn = async () => {
        while (next < ledgers / 2) await keepBooks(next++, treatment);
      };
      await Promise.all(Array.from({ length: atOnce }, keepOn));
    } finally {
      Object.assign(brand, { vatNumber: "" });
    }
    expect((await app.database.asOwner(checkLedger)).broken).toBeNull();
    expect(app.unexpected).toEqual([]);
  },
  3_600_000,
);
