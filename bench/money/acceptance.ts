import type postgres from "postgres";
import { visitRequests, type VisitRequest } from "../../domain/proposal/requests.ts";
import type { Database } from "../../runtime/database/types.ts";
import type { RequestContext } from "../../services/context.ts";
import { askCode } from "../../services/proposal/ask-code.ts";
import { beginProposal } from "../../services/proposal/begin-proposal.ts";
import { ensureProposalFile } from "../../services/proposal/ensure-file.ts";
import { openProposal } from "../../services/proposal/open-proposal.ts";
import { readProposalDraft } from "../../services/proposal/read-proposal-draft.ts";
import { saveProposal } from "../../services/proposal/save-proposal.ts";
import { sendProposal } from "../../services/proposal/send-proposal.ts";
import { signProposal } from "../../services/proposal/sign-proposal.ts";
import { sampleBilling, sampleContent } from "../../tests/support/sample-proposal.ts";

type Parts = { database: Database; owner: postgres.Sql; staffId: string };

const siteUrl = "https://kinolume.example";

/** A proposal that was sent, opened, drawn and asked a code for: what is left is the signature. */
export async function prepareSignature(
  { database, owner, staffId }: Parts,
  round: number,
): Promise<() => Promise<void>> {
  const email = `signer-${round}@clients.example`;
  const token = await database.asOwner(async (sql) => {
    const nothing = { inboxItemId: null, projectId: null, companyId: null, copyOf: null };
    const { proposalId } = await beginProposal(sql, { action: "begin", ...nothing }, { staffId });
    const draft = await readProposalDraft(sql, proposalId);
    const { updatedAt: seenAt } = await saveProposal(sql, {
      action: "save",
      proposalId,
      seenAt: draft.updatedAt,
      recipientEmail: email,
      companyId: null,
      content: { ...draft.content, ...sampleContent },
    });
    await sendProposal(sql, { action: "send", proposalId, seenAt }, { staffId, siteUrl });
    const [mail] = await sql<{ body: string }[]>`
      select body_text as body from private.outbox where recipient = ${email}`;
    return /#([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
  });
  const opened = await database.asOwner((sql) => openProposal(sql, { action: "open", token }));
  const versionId = opened.version_id;
  await ensureProposalFile((work) => database.asOwner(work), versionId);
  await database.asOwner((sql) => askCode(sql, { action: "ask_code", token, versionId }));
  const [mail] = await owner<{ body: string }[]>`
    select body_text as body from private.outbox
    where recipient = ${email} and kind = 'proposal-code'`;
  const asked: VisitRequest<"sign"> = visitRequests.sign.parse({
    action: "sign",
    token,
    versionId,
    hash: opened.hash,
    totalPence: 1_120_001,
    options: ["drone"],
    name: "Ada Harbour",
    role: "Managing director",
    mayBind: true,
    consents: true,
    code: /\b\d{6}\b/.exec(mail?.body ?? "")?.[0] ?? "",
    billing: sampleBilling,
  });
  return async () => {
    await signProposal(describeContext(database), asked, "bench");
  };
}

function describeContext(
  database: Database,
): Pick<RequestContext, "transaction" | "siteUrl" | "network"> {
  return { transaction: (work) => database.asOwner(work), siteUrl, network: "192.0.2.1" };
}
