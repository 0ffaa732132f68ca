import * as z from "zod/mini";
import { text } from "../row/row.ts";

/** What a client's pages show of a proposal: one that waits, or what was signed of it. */
export const proposalRow = /* @__PURE__ */ z.object({
  id: z.string(),
  title: z.string(),
  recipient_name: z.string(),
  recipient_email: z.string(),
  state: z.enum(["sent", "accepted"]),
  valid_until: text,
  /** Those that were sent. */
  proposal_versions: z.array(z.object({ id: z.string(), number: z.number() })),
  agreements: z.array(
    z.object({
      id: z.string(),
      version_id: z.string(),
      signer_name: z.string(),
      net_pence: z.number(),
      vat_pence: z.number(),
      created_at: z.string(),
    }),
  ),
});
export type ProposalRow = z.infer<typeof proposalRow>;

/** What a list asks for. */
export const proposalColumns = `id,title,recipient_name,recipient_email,state,valid_until,proposal_versions(id,number),
  agreements(id,version_id,signer_name,net_pence,vat_pence,created_at)`;
