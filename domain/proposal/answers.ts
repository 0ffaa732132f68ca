import * as z from "zod/mini";
import { proposalBlocks, proposalContent } from "./content.ts";
import { proposalStates } from "./proposal-state.ts";

export { proposalStates, type ProposalState } from "./proposal-state.ts";

const comment = z.object({
  id: z.uuid(),
  block: z.nullable(z.string()),
  from_studio: z.boolean(),
  author_name: z.string(),
  body: z.string(),
  created_at: z.string(),
});
export type ProposalComment = z.infer<typeof comment>;

const signed = z.object({
  agreement_id: z.uuid(),
  signer_name: z.string(),
  signer_role: z.string(),
  signed_at: z.string(),
  options: z.array(z.string()),
  net_pence: z.int(),
  vat_pence: z.int(),
  total_pence: z.int(),
  content_hash: z.string(),
  /** acceptance.json, to keep. */
  acceptance: z.string(),
  /** The first invoice, where one was due at once. */
  invoice_number: z.nullable(z.string()),
  /** Where the signer enters: the client area, or an invitation into it. */
  portal_path: z.string(),
  /** 'final' once anybody can check it on the chain. */
  proof_state: z.nullable(z.string()),
});
export type SignedProposal = z.infer<typeof signed>;

/** What a visit answers: the newest version that was sent, and where it stands. */
export const openedProposal = z.object({
  proposal_id: z.uuid(),
  state: z.enum(proposalStates),
  /** Why it was withdrawn, where the studio has said so. */
  reason: z.nullable(z.string()),
  version_id: z.uuid(),
  number: z.int(),
  sent_at: z.string(),
  hash: z.string(),
  content: proposalContent,
  /** The blocks that say something else than the version before; of a first version none. */
  changed: z.array(z.enum(proposalBlocks)),
  recipient_email: z.string(),
  /** Whether the company has billing details: whoever signs need not say them again. Its name and treatment then. */
  billing: z.nullable(
    z.object({ legal_name: z.string(), treatment: z.enum(["none", "uk", "outside"]) }),
  ),
  /** Of a change order, what was agreed before. */
  amends: z.nullable(z.object({ title: z.string(), net_pence: z.int() })),
  /** Whether whoever holds the link may sign: viewers and members of a company may not. */
  may_sign: z.boolean(),
  /** The newest of what was said. */
  comments: z.array(comment),
  /** How much was said about each block. A server of the release before does not say. */
  said: z.optional(z.array(z.object({ block: z.nullable(z.string()), count: z.int() }))),
  signed: z.nullable(signed),
});
export type OpenedProposal = z.infer<typeof openedProposal>;

export const earlierAnswer = z.object({ comments: z.array(comment) });
export const signAnswer = z.object({ signed });
export const codeAnswer = z.object({ sent_to: z.string(), minutes: z.int() });
export const beginAnswer = z.object({ proposalId: z.uuid() });
