import { randomUUID } from "node:crypto";
import { FunctionsHttpError } from "@supabase/supabase-js";
import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import { startAuthApp, type Member } from "../support/auth-app.ts";
import { showDraft } from "../support/show-draft.ts";
import { createCompany } from "../support/create-company.ts";

type Answer = { status: number; body: Record<string, unknown> };

/** The function behind a server, somebody of the studio, and clients who have said who is charged. */
export async function startBillingApp() {
  const app = await startAuthApp();
  const staff = await app.staff();

  async function ask(request: object, member: Member = staff): Promise<Answer> {
    const { data, error } = await member.client.functions.invoke("manage-billing", {
      body: request,
    });
    if (error === null) return { status: 200, body: data };
    if (!(error instanceof FunctionsHttpError)) throw error;
    const response: Response = error.context;
    return { status: response.status, body: await response.json() };
  }

  async function act(request: BillingRequest): Promise<Record<string, unknown>> {
    const { status, body } = await ask(request);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }

  async function client(details: object = {}) {
    const company = await createCompany(app.owner);
    const row = {
      company_id: company.id,
      legal_name: "Harbour & Sons Ltd",
      address: ["2 Quay Street", "Bristol"],
      email: `${randomUUID()}@accounts.example`,
      ...details,
    };
    await app.owner`insert into billing_details ${app.owner(row)}`;
    return { ...company, email: row.email };
  }

  async function draft(companyId: string, pence: number, kind: "invoice" | "proforma" = "invoice") {
    const saved = await act({
      action: "save_draft",
      documentId: null,
      seenAt: null,
      companyId,
      kind,
      draft: describeDraft(pence),
    });
    const shown = await showDraft(app.owner, companyId, [describeLine(pence)]);
    const seenAt = String(saved["updatedAt"]);
    return { documentId: String(saved["documentId"]), seenAt, shown };
  }

  async function invoice(companyId: string, pence: number): Promise<string> {
    const made = await draft(companyId, pence);
    await act({ action: "issue", ...made, send: false });
    return made.documentId;
  }

  return {
    ...app,
    studio: staff,
    ask,
    act,
    createClient: client,
    draft,
    invoice,
    async pay(companyId: string, pence: number, documents: readonly (readonly [string, number])[]) {
      const answer = await act(describePayment(companyId, pence, documents));
      return String(answer["paymentId"]);
    },
    async readBalance(documentId: string) {
      const [row] = await app.owner`
        select total_pence::int as total, credited_pence::int as credited, paid_pence::int as paid,
          written_off_pence::int as written_off, open_pence::int as open
        from document_balances where document_id = ${documentId}`;
      return row;
    },
    async readIncoming(paymentId: string) {
      const [row] = await app.owner`
        select pence::int, allocated_pence::int as allocated, refunded_pence::int as refunded,
          unused_pence::int as unused
        from incoming_payments where id = ${paymentId}`;
      return row;
    },
  };
}

export type BillingApp = Awaited<ReturnType<typeof startBillingApp>>;

export function describeLine(pence: number) {
  return {
    description: "A film",
    quantity: 100,
    unit_pence: pence,
    discount_pence: 0,
    vat_rate: 2000 as const,
  };
}

export function describeDraft(pence: number) {
  return { lines: [describeLine(pence)], terms_days: 14, order_reference: null, note: null };
}

export function describePayment(
  companyId: string,
  pence: number,
  documents: readonly (readonly [string, number])[],
): BillingRequest<"record_payment"> {
  return {
    action: "record_payment",
    companyId,
    pence,
    receivedOn: "2026-01-31",
    payer: "Harbour & Sons",
    reference: "INV",
    note: null,
    key: randomUUID(),
    allocations: documents.map(([documentId, each]) => ({ documentId, pence: each })),
  };
}
