import { proposalAnswers } from "../../../content/proposal-answers.ts";
import { requestAnswers } from "../../../content/request-answers.ts";
import { parseVisitRequest, type VisitRequest } from "../../../domain/proposal/requests.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { findCaller } from "../../../services/account/find-caller.ts";
import type { RequestContext } from "../../../services/context.ts";
import { askCode, type MailedCode } from "../../../services/proposal/ask-code.ts";
import { askQuestion } from "../../../services/proposal/ask-question.ts";
import { declineProposal } from "../../../services/proposal/decline-proposal.ts";
import { findOwnLink } from "../../../services/proposal/find-own-link.ts";
import { openProposal } from "../../../services/proposal/open-proposal.ts";
import { readEarlier } from "../../../services/proposal/read-earlier.ts";
import { signProposal } from "../../../services/proposal/sign-proposal.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { refuseProposal } from "../_shared/refuse-proposal.ts";
import { refuseFaults, refuseTooMany, refuseUnassured } from "../_shared/refuse.ts";

const window = { windowSeconds: 600 };
const looks = { counted: "proposals opened", limit: 240, ...window };
const words = { counted: "proposals answered", limit: 60, ...window };

/** One action of `visitRequests` in `domain/proposal/requests.ts`, from whoever has a link, or asks for theirs. */
export const handler = defineFunction("POST", async (request, context) => {
  const body = await readJson(request);
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const parsed = parseVisitRequest(body);
  if ("faults" in parsed) return refuseFaults(parsed.faults);
  const asked = parsed.request;
  const counted = asked.action === "open" || asked.action === "earlier" ? looks : words;
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...counted, subject: context.network }]),
  );
  if (wait > 0) return refuseTooMany(wait);
  try {
    return await act(asked, context, request.headers.get("user-agent") ?? "");
  } catch (error) {
    return refuseProposal(error);
  }
});

async function act(
  asked: VisitRequest,
  context: RequestContext,
  userAgent: string,
): Promise<Response> {
  const { transaction, siteUrl } = context;
  switch (asked.action) {
    case "own_link":
      return answerRecipient(context, asked);
    case "open":
      return respondJson(await transaction((sql) => openProposal(sql, asked)));
    case "earlier":
      return respondJson(await transaction((sql) => readEarlier(sql, asked)));
    case "comment":
      await transaction((sql) => askQuestion(sql, asked, siteUrl));
      break;
    case "decline":
      await transaction((sql) => declineProposal(sql, asked, siteUrl));
      break;
    case "ask_code":
      return answerCode(await transaction((sql) => askCode(sql, asked)));
    case "sign":
      return respondJson({ signed: await signProposal(context, asked, userAgent) });
  }
  return respondJson({ success: true });
}

async function answerRecipient(context: RequestContext, { proposalId }: VisitRequest<"own_link">) {
  const caller = await findCaller(context);
  if (!caller) return respondError(401, proposalAnswers.signIn);
  if (!caller.isAssured) return refuseUnassured();
  const asked = { proposalId, accountId: caller.id };
  return respondJson(await context.transaction((sql) => findOwnLink(sql, asked)));
}

function answerCode(answer: MailedCode): Response {
  return "wait" in answer
    ? respondError(429, proposalAnswers.tooManyCodes, { retryAfterSeconds: answer.wait })
    : respondJson(answer);
}
