import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { openedProposal } from "../../../domain/proposal/answers.ts";
import { listChosen, sumProposal } from "../../../domain/proposal/sum-proposal.ts";
import { sampleBilling } from "../../support/sample-proposal.ts";
import type { ReadMail } from "../../../server/mailbox/read-eml.ts";
import { type Account, codeIn, expect, linkIn } from "./account-test.ts";
import { writeProposals } from "./proposal-test.ts";
import { staff } from "./studio-test.ts";

type MailTo = (email: string, subject: RegExp) => Promise<ReadMail>;

/** Somebody who talks to the backend without a page. */
export async function signInAs(request: APIRequestContext, account: Account) {
  const signedIn = await request.post("/auth/v1/token?grant_type=password", { data: account });
  const { access_token }: { access_token: string } = await signedIn.json();
  const headers = { authorization: `Bearer ${access_token}` };
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await request.fetch(path, { method, headers, ...(body && { data: body }) });
    const said = await answer.text();
    expect(answer.status(), said).toBeLessThan(300);
    return said === "" ? undefined : JSON.parse(said);
  }
  return call;
}

export const signInAsStudio = (request: APIRequestContext) => signInAs(request, staff);

type Row = Record<string, string>;

/** What a signature leads to, without the page on which it is given. Whoever signs has an account already. */
export async function signWithoutPage(
  request: APIRequestContext,
  mailTo: MailTo,
  makeAccount: (email: string) => Promise<void>,
) {
  const { email } = await (await writeProposals(request)).begin();
  await makeAccount(email);
  await signSent(request, mailTo, email);
  return email;
}

/** Signs the one proposal that was mailed to this address. */
export async function signSent(
  request: APIRequestContext,
  mailTo: MailTo,
  email: string,
): Promise<void> {
  const token = new URL(linkIn(await mailTo(email, /^A proposal/))).hash.slice(1);
  const visit = async (body: object) => {
    const answer = await request.post("/functions/v1/proposal", { data: { token, ...body } });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json() as Promise<unknown>;
  };
  const opened = openedProposal.parse(await visit({ action: "open" }));
  const versionId = opened.version_id;
  await visit({ action: "ask_code", versionId });
  const options = listChosen(opened.content);
  await visit({
    action: "sign",
    versionId,
    hash: opened.hash,
    totalPence: sumProposal(opened.content, options).total_pence,
    options,
    name: "Ann Archer",
    role: "Director",
    mayBind: true,
    consents: true,
    code: codeIn(await mailTo(email, /code/)),
    billing: opened.billing === null ? sampleBilling : null,
  });
}

/** The first invoice of a project, paid by bank. */
export async function payFirstInvoice(request: APIRequestContext, projectId: string) {
  const studio = await signInAsStudio(request);
  const [milestone] = (await studio(
    "GET",
    `/rest/v1/milestones?select=document_id,company_id&trigger=eq.signing&project_id=eq.${projectId}`,
  )) as Row[];
  const documentId = milestone?.["document_id"] ?? "";
  const [balance] = (await studio(
    "GET",
    `/rest/v1/document_balances?select=open_pence&document_id=eq.${documentId}`,
  )) as { open_pence: number }[];
  const pence = balance?.open_pence ?? 0;
  await studio("POST", "/functions/v1/manage-billing", {
    action: "record_payment",
    companyId: milestone?.["company_id"],
    pence,
    receivedOn: new Date().toISOString().slice(0, 10),
    payer: "Harbour & Sons",
    reference: "First",
    note: null,
    key: randomUUID(),
    allocations: [{ documentId, pence }],
  });
}
