import * as z from "zod/mini";
import { openedProposal, type OpenedProposal } from "../../../../domain/proposal/answers.ts";
import { readLoosely } from "../../../../domain/proposal/read-loosely.ts";

/** In the place of a token, which is longer: the page waits for a draft from the studio's page around it. */
export const previewToken = "preview";

/** What the studio's page sends into the frame, whenever it is asked. */
const message = z.object({
  previewed: z.object({
    content: z.record(z.string(), z.unknown()),
    number: z.int(),
    recipient_email: z.string(),
    billing: openedProposal.shape.billing,
    amends: openedProposal.shape.amends,
  }),
});
export type PreviewMessage = z.infer<typeof message>;

/** What the frame asks for it with. */
export const previewWanted = "proposal preview wanted";

/** A draft as if it had been sent this moment; undefined of what is no draft. */
export function readPreview(sent: unknown, now = new Date()): OpenedProposal | undefined {
  const parsed = message.safeParse(sent);
  if (!parsed.success) return undefined;
  const { content, ...others } = parsed.data.previewed;
  const read = readLoosely(content);
  const today = now.toISOString();
  return {
    ...others,
    proposal_id: previewToken,
    state: "sent",
    reason: null,
    version_id: previewToken,
    sent_at: today,
    hash: "",
    content: { ...read, valid_until: read.valid_until || today.slice(0, 10) },
    changed: [],
    may_sign: true,
    comments: [],
    signed: null,
  };
}
