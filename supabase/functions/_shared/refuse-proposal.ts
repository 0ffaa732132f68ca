import type { ProposalRefusalCode } from "../../../content/proposal-answers.ts";
import { describeAnyFaults } from "../../../content/studio-validation.ts";
import { respondError } from "../../../runtime/http/respond.ts";
import { ProposalRefusal } from "../../../services/proposal/proposal-refusal.ts";

const missing = new Set<ProposalRefusalCode>([
  "proposal-missing",
  "item-missing",
  "project-missing",
  "company-missing",
  "link-missing",
  "version-missing",
]);
const faulty = new Set<ProposalRefusalCode>([
  "incomplete",
  "past-validity",
  "past-day",
  "unprintable",
  "too-long",
]);

/** The answer to what a proposal's services refuse; what is none of theirs is thrown on. */
export function refuseProposal(error: unknown): Response {
  if (!(error instanceof ProposalRefusal)) throw error;
  const { code, message, faults } = error;
  if (faulty.has(code)) {
    return respondError(400, message, { code, fields: describeAnyFaults(faults) });
  }
  return respondError(missing.has(code) ? 404 : 409, message, { code });
}
