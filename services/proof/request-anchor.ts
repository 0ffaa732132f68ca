import { z } from "zod";
import { canonicaliseText } from "../../domain/proof/canonical-form.ts";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import { anchoringKey, anchoringKind } from "./anchoring-job.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { hasRole } from "../../domain/company/role.ts";
import { findRole } from "../company/find-role.ts";
import type { SignedIn } from "../account/find-caller.ts";
import { isStudio } from "../account/is-studio.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

export type Requested =
  | { kind: "accepted"; contentHash: string; state: string }
  | { kind: "not_set_up" | "not_found" | "role_needed" | "no_anchor" | "changed" | "revoked" }
  | { kind: "too_many"; wait: number };

type Asked = { campaignId: string; content: string; caller: SignedIn };
const campaignRow = z.object({
  canonical: z.string(),
  hash: z.string(),
  companyId: z.string().nullable(),
});
const anchorRow = z.object({ state: z.string(), content_hash: z.string() });

/** What is anchored is the row's own content; what was sent only shows that the caller means the same. */
export async function requestAnchor(sql: Transaction, asked: Asked): Promise<Requested> {
  if (!(await isSetUp(sql))) return { kind: "not_set_up" };
  const campaign = await findCampaign(sql, asked);
  if (!campaign) return { kind: "not_found" };
  if (!isStudio(asked.caller, "campaigns")) {
    const role = await findRole(sql, campaign.companyId, asked.caller.id);
    // A campaign of somebody else's is not there, as for every other read.
    if (!role) return { kind: "not_found" };
    if (!hasRole(role, "approver")) return { kind: "role_needed" };
  }
  if (canonicaliseText(asked.content) !== campaign.canonical) return { kind: "changed" };
  const written = await sql`
    insert into public.content_anchors as a (campaign_id, content_hash, content, requested_by)
    values (${asked.campaignId}, ${campaign.hash}, ${campaign.canonical}, ${asked.caller.id})
    on conflict (campaign_id, content_hash) do update
    set state = case a.state when 'failed' then 'pending' else a.state end
    returning state, content_hash`;
  const anchor = parseRow(anchorRow, written);
  if (!anchor) throw new Error("The anchor was neither written nor found.");
  if (anchor.state === "revoked") return { kind: "revoked" };
  if (anchor.state !== "final") {
    await enqueueJob(sql, { kind: anchoringKind, uniqueKey: anchoringKey });
  }
  return { kind: "accepted", contentHash: anchor.content_hash, state: anchor.state };
}

export async function isSetUp(sql: Transaction): Promise<boolean> {
  const found = await sql`select 1 from private.anchoring`;
  return found.length > 0;
}

async function findCampaign(sql: Transaction, { campaignId }: Asked) {
  const rows = await sql`
    select t.canonical, private.hash_content(t.canonical) as hash, t.company_id as "companyId"
    from (
      select private.canonical_campaign(c) as canonical, c.company_id from public.pr_campaigns c
      where c.id = ${campaignId}
      for share
    ) t`;
  return parseRow(campaignRow, rows);
}
