import { requestAnswers } from "../../../content/request-answers.ts";
import { parseProposalRequest, type ProposalRequest } from "../../../domain/proposal/requests.ts";
import type { Transaction } from "../../../runtime/database/types.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { actAs } from "../../../services/account/act-as.ts";
import { answerComment } from "../../../services/proposal/answer-comment.ts";
import { beginProposal } from "../../../services/proposal/begin-proposal.ts";
import { deleteProposal } from "../../../services/proposal/delete-proposal.ts";
import { saveProposal } from "../../../services/proposal/save-proposal.ts";
import { sendProposal } from "../../../services/proposal/send-proposal.ts";
import { withdrawProposal } from "../../../services/proposal/withdraw-proposal.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findStaff } from "../_shared/find-staff.ts";
import { refuseProposal } from "../_shared/refuse-proposal.ts";
import { refuseFaults, refuseTooMany } from "../_shared/refuse.ts";

// Typing is saved every few seconds; what leaves the house is counted by itself.
const perStaff = { counted: "proposals", limit: 2000, windowSeconds: 3600 };
const mailsPerStaff = { counted: "proposals mailed", limit: 120, windowSeconds: 3600 };
const mailed = new Set<string>(["send", "comment", "withdraw"]);

/** One action of `proposalRequests` in `domain/proposal/requests.ts`, from whoever writes proposals. */
export const handler = defineFunction("POST", async (request, context) => {
  const staff = await findStaff(context, "proposals");
  if (staff instanceof Response) return staff;
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseProposalRequest(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  const asked = parsed.request;
  const counted = mailed.has(asked.action) ? mailsPerStaff : perStaff;
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...counted, subject: staff.id }]),
  );
  if (wait > 0) return refuseTooMany(wait);
  try {
    const answer = await context.transaction(async (sql) => {
      await actAs(sql, staff);
      return act(sql, asked, { staffId: staff.id, siteUrl: context.siteUrl });
    });
    return respondJson({ success: true, ...answer });
  } catch (error) {
    return refuseProposal(error);
  }
});

type By = { staffId: string; siteUrl: string };

async function act(sql: Transaction, asked: ProposalRequest, by: By): Promise<object | void> {
  switch (asked.action) {
    case "begin":
      return beginProposal(sql, asked, by);
    case "save":
      return saveProposal(sql, asked);
    case "send":
      return sendProposal(sql, asked, by);
    case "withdraw":
      return withdrawProposal(sql, asked);
    case "comment":
      return answerComment(sql, asked, by);
    case "delete":
      return deleteProposal(sql, asked);
  }
}
