import * as z from "zod/mini";
import { text } from "../row/row.ts";

/** What a client's pages show of a proposal: one that waits, or what was signed of it. */
export const proposalRow = /* @__PURE__ */ z.object({
  id: z.string(),
  title: z.string(),
  recipient_name: z.string(),
  state: z.enum(["sent", "accepted"]),
  valid_until: text,
  agreements: z.array(
    z.object({
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
export const proposalColumns = `id,title,recipient_name,state,valid_until,
  agreements(version_id,signer_name,net_pence,vat_pence,created_at)`;
