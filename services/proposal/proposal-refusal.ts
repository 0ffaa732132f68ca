import { proposalRefusals, type ProposalRefusalCode } from "../../content/proposal-answers.ts";
import type { Faults } from "../../domain/field/fault.ts";

/** Something that was asked of a proposal and is not done, none of it, with the line that says why. */
export class ProposalRefusal extends Error {
  readonly code: ProposalRefusalCode;
  readonly faults: Faults;

  constructor(code: ProposalRefusalCode, faults: Faults = {}) {
    super(proposalRefusals[code]);
    this.name = "ProposalRefusal";
    this.code = code;
    this.faults = faults;
  }
}
