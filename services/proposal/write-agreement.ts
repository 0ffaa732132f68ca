import { createHmac, randomBytes } from "node:crypto";
import { listConsents } from "../../content/proposal-consent.ts";
import { canonicalForm } from "../../domain/proof/canonical-form.ts";
import { hashCanonical } from "../../domain/proof/content-hash.ts";
import type { Acceptance } from "../../domain/proposal/acceptance.ts";
import type { VisitRequest } from "../../domain/proposal/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import { readServerSecret } from "../../runtime/rate-limit/count-request.ts";
import { readSeller } from "../billing/seller.ts";
import { anchoringKey, anchoringKind } from "../proof/anchoring-job.ts";
import { isSetUp } from "../proof/request-anchor.ts";
import { findAmended } from "./find-amended.ts";
import type { FoundLink } from "./find-link.ts";
import type { FoundVersion } from "./find-version.ts";
import type { LockedProposal } from "./lock-proposal.ts";
import type { PricedSignature } from "./price-signature.ts";

type Signature = {
  proposal: LockedProposal;
  version: FoundVersion;
  link: FoundLink;
  companyId: string;
  asked: VisitRequest<"sign">;
  priced: PricedSignature;
  network: string;
  userAgent: string;
};

const longestAgent = 500;

/** Writes down what was signed, and puts it among what is anchored. */
export async function writeAgreement(
  sql: Transaction,
  signature: Signature,
): Promise<{ id: string }> {
  const { proposal, version, link, companyId, asked, priced } = signature;
  const content = canonicalForm(await describe(sql, signature));
  const hash = await hashCanonical(content);
  const [made] = await sql<{ id: string }[]>`
    insert into public.agreements (
      version_id, proposal_id, company_id, signer_name, signer_role, signer_email, content, content_hash,
      net_pence, vat_pence
    )
    values (
      ${version.id}, ${proposal.id}, ${companyId}, ${asked.name}, ${asked.role}, ${link.address}, ${content}, ${hash},
      ${priced.sums.net_pence}, ${priced.sums.vat_pence}
    )
    returning id`;
  if (!made) throw new Error("The agreement was not stored.");
  await sql`
    insert into public.content_anchors (content_type, agreement_id, content_hash, content)
    values ('acceptance', ${made.id}, ${hash}, ${content})`;
  if (await isSetUp(sql)) {
    await enqueueJob(sql, { kind: anchoringKind, uniqueKey: anchoringKey });
  }
  return made;
}

async function describe(sql: Transaction, signature: Signature): Promise<Acceptance> {
  const { proposal, version, link, asked, priced, userAgent } = signature;
  const { sums, chosen, buyer } = priced;
  const seller = readSeller();
  const [facts] = await sql<{ now: string; sha256: string }[]>`
    select to_json(now()) #>> '{}' as now,
      (select f.sha256 from private.proposal_files f where f.version_id = ${version.id}) as sha256`;
  if (!facts?.sha256) throw new Error("The proposal has no file yet.");
  const now = new Date(facts.now).toISOString();
  const amended = await findAmended(sql, {
    projectId: proposal.projectId,
    sentAt: version.sentAt,
  });
  return {
    kind: "acceptance",
    nonce: randomBytes(16).toString("hex"),
    proposal: {
      id: proposal.id,
      title: version.content.title,
      version: version.number,
      hash: version.hash,
      pdf_sha256: facts.sha256,
    },
    ...(amended && {
      amends: {
        project: { ...amended.project, title: amended.project.title.toWellFormed() },
        agreements: amended.agreements.map(({ hash, signed_at }) => ({ hash, signed_at })),
      },
    }),
    chosen,
    net_pence: sums.net_pence,
    vat_pence: sums.vat_pence,
    total_pence: sums.total_pence,
    seller: { name: seller.name, company_number: seller.company_number },
    // No half of a character: what is canonical has none.
    buyer: { name: buyer.name.toWellFormed(), country: buyer.country },
    signer: {
      name: asked.name.toWellFormed(),
      role: asked.role.toWellFormed(),
      email: link.address.toWellFormed(),
    },
    consent: listConsents(version.content.client_name),
    terms_version: version.content.terms_version,
    sent_at: version.sentAt.toISOString(),
    opened_at: findOpened(link.openedAt, version.sentAt)?.toISOString() ?? now,
    signed_at: now,
    user_agent: userAgent.slice(0, longestAgent).toWellFormed(),
    network: await hashNetwork(sql, signature.network),
  };
}

/** Who looked at an earlier version has this one open when they sign it, at the latest. */
function findOpened(openedAt: Date | null, sentAt: Date): Date | undefined {
  return openedAt !== null && openedAt >= sentAt ? openedAt : undefined;
}

/** Comparable with another signature's, and no address. */
async function hashNetwork(sql: Transaction, network: string): Promise<string> {
  const secret = await readServerSecret(sql);
  return createHmac("sha256", secret).update(`acceptance\0${network}`).digest("hex");
}
