import { z } from "zod";
import { hasRole } from "../../domain/company/role.ts";
import { canonicaliseText } from "../../domain/proof/canonical-form.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import type { SignedIn } from "../account/find-caller.ts";
import { isStudio } from "../account/is-studio.ts";
import { findRole } from "../company/find-role.ts";
import { anchoringKey, anchoringKind } from "./anchoring-job.ts";
import { isSetUp, type Requested } from "./request-anchor.ts";

type Asked = { agreementId: string; content: string; caller: SignedIn };

const agreementRow = z.object({
  content: z.string(),
  hash: z.string(),
  companyId: z.string().nullable(),
});
const anchorRow = z.object({ state: z.string() });

/** Signing has asked for it already: this is for one that failed, or was signed before there was a chain. */
export async function requestAcceptance(
  sql: Transaction,
  { agreementId, content, caller }: Asked,
): Promise<Requested> {
  if (!(await isSetUp(sql))) return { kind: "not_set_up" };
  const rows = await sql`
    select content, content_hash as hash, company_id as "companyId"
    from public.agreements where id = ${agreementId}`;
  const agreement = parseRow(agreementRow, rows);
  if (!agreement) return { kind: "not_found" };
  if (!isStudio(caller, "proposals")) {
    const role = await findRole(sql, agreement.companyId, caller.id);
    if (!role) return { kind: "not_found" };
    if (!hasRole(role, "approver")) return { kind: "role_needed" };
  }
  if (canonicaliseText(content) !== agreement.content) return { kind: "changed" };
  const written = await sql`
    insert into public.content_anchors as a (content_type, agreement_id, content_hash, content, requested_by)
    values ('acceptance', ${agreementId}, ${agreement.hash}, ${agreement.content}, ${caller.id})
    on conflict (agreement_id) do update
    set state = case a.state when 'failed' then 'pending' else a.state end
    returning state`;
  const anchor = parseRow(anchorRow, written);
  if (!anchor) throw new Error("The anchor was neither written nor found.");
  if (anchor.state !== "final") {
    await enqueueJob(sql, { kind: anchoringKind, uniqueKey: anchoringKey });
  }
  return { kind: "accepted", contentHash: agreement.hash, state: anchor.state };
}
