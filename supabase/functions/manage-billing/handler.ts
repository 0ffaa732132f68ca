import {
  billingAnswers,
  type BillingRefusalCode as Refused,
} from "../../../content/billing-answers.ts";
import { requestAnswers } from "../../../content/request-answers.ts";
import {
  gravestActions,
  parseBillingRequest,
  type BillingRequest,
} from "../../../domain/billing/billing-request.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import type { Transaction } from "../../../runtime/database/types.ts";
import { actAs } from "../../../services/account/act-as.ts";
import { signedInRecently } from "../../../services/account/signed-in-recently.ts";
import { allocate } from "../../../services/billing/allocate.ts";
import { BillingRefusal } from "../../../services/billing/billing-refusal.ts";
import { copyDocument } from "../../../services/billing/copy-document.ts";
import { creditInvoice } from "../../../services/billing/credit-invoice.ts";
import { deleteDraft } from "../../../services/billing/delete-draft.ts";
import { closeDispute, dispute } from "../../../services/billing/dispute.ts";
import { issueDraft } from "../../../services/billing/issue-draft.ts";
import { recordPayment } from "../../../services/billing/record-payment.ts";
import { refund } from "../../../services/billing/refund.ts";
import { reversePayment } from "../../../services/billing/reverse-payment.ts";
import { saveDraft } from "../../../services/billing/save-draft.ts";
import { sendDocument } from "../../../services/billing/send-document.ts";
import { takeBackWriteOff, writeOff } from "../../../services/billing/write-off.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findStaff } from "../_shared/find-staff.ts";
import { refuseFaults } from "../_shared/refuse.ts";

const missing = new Set<Refused>(["document-missing", "payment-missing", "company-missing"]);

/** One action of `domain/billing/billing-request.ts`, from finance; the gravest from whoever has just signed in. */
export const handler = defineFunction("POST", async (request, context) => {
  const staff = await findStaff(context, "invoices");
  if (staff instanceof Response) return staff;
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseBillingRequest(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  const asked = parsed.request;
  if (gravestActions.includes(asked.action) && !(await signedInRecently(context))) {
    return respondJson(
      { error: billingAnswers.signInAgain, hint: "recent_sign_in" },
      { status: 403 },
    );
  }
  try {
    const answer = await context.transaction(async (sql) => {
      await actAs(sql, staff);
      return act(sql, asked, { staffId: staff.id, siteUrl: context.siteUrl });
    });
    return respondJson({ success: true, ...answer });
  } catch (error) {
    if (!(error instanceof BillingRefusal)) throw error;
    const { code, message } = error;
    return respondError(missing.has(code) ? 404 : 409, message, { code });
  }
});

type By = { staffId: string; siteUrl: string };

async function act(sql: Transaction, asked: BillingRequest, by: By): Promise<object | void> {
  switch (asked.action) {
    case "save_draft":
      return saveDraft(sql, asked);
    case "delete_draft":
      return deleteDraft(sql, asked);
    case "copy":
      return copyDocument(sql, asked);
    case "issue":
      return issueDraft(sql, asked, by);
    case "send":
      return sendDocument(sql, asked, by);
    case "credit":
      return creditInvoice(sql, asked);
    case "write_off":
      return writeOff(sql, asked, by);
    case "take_back_write_off":
      return takeBackWriteOff(sql, asked, by);
    case "record_payment":
      return recordPayment(sql, asked, by);
    case "allocate":
      return allocate(sql, asked);
    case "refund":
      return refund(sql, asked, by);
    case "reverse":
      return reversePayment(sql, asked, by);
    case "dispute":
      return dispute(sql, asked, by);
    case "close_dispute":
      return closeDispute(sql, asked);
  }
}
