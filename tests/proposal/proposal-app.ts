import { randomUUID } from "node:crypto";
import { FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import {
  beginAnswer,
  openedProposal,
  signAnswer,
  type OpenedProposal,
  type SignedProposal,
} from "../../domain/proposal/answers.ts";
import type { ProposalContent } from "../../domain/proposal/content.ts";
import { listChosen, sumProposal } from "../../domain/proposal/sum-proposal.ts";
import { startAuthApp, type AuthApp, type Member } from "../support/auth-app.ts";
import { sampleBilling, sampleContent } from "../support/sample-proposal.ts";

export type Answer = { status: number; body: Record<string, unknown> };

/** The functions behind a server, a producer, and whoever holds a link. */
export const startProposalApp = async () => addProposals(await startAuthApp());

/** The same beside what an app has already. */
export async function addProposals<App extends AuthApp>(app: App) {
  const staff = await app.staff();
  const visitor = app.client();

  async function invoke(client: SupabaseClient, name: string, body: object): Promise<Answer> {
    const { data, error } = await client.functions.invoke(name, { body });
    if (error === null) return { status: 200, body: data };
    if (!(error instanceof FunctionsHttpError)) throw error;
    const response: Response = error.context;
    return { status: response.status, body: await response.json() };
  }

  /** From a network of its own, so that no limit is met by accident. */
  const visit = (body: object) => invoke(app.client({ address: randomUUID() }), "proposal", body);
  const ask = (body: object, member: Member = staff) =>
    invoke(member.client, "manage-proposals", body);

  async function act(body: object): Promise<Record<string, unknown>> {
    const answer = await ask(body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }

  async function begin(from: object = {}): Promise<string> {
    const nothing = { inboxItemId: null, projectId: null, companyId: null, copyOf: null };
    const answer = await act({ action: "begin", ...nothing, ...from });
    return beginAnswer.parse(answer).proposalId;
  }

  async function readDraft(proposalId: string) {
    const [row] = await app.owner<{ content: ProposalContent; seenAt: string }[]>`
      select content, to_json(updated_at) #>> '{}' as "seenAt" from proposal_drafts
      where proposal_id = ${proposalId}`;
    if (!row) throw new Error("There is no draft.");
    return row;
  }

  /** Writes and sends one; answers its id and the token that was mailed. */
  async function send(
    content: Partial<ProposalContent> = {},
    {
      email = `${randomUUID()}@harbour.example`,
      from = {},
      companyId = null,
    }: { email?: string; from?: object; companyId?: string | null } = {},
  ) {
    const proposalId = await begin(from);
    await write(proposalId, content, { email, companyId });
    await act({ action: "send", proposalId, seenAt: (await readDraft(proposalId)).seenAt });
    return { proposalId, email, token: await readToken(email) };
  }

  async function write(
    proposalId: string,
    content: Partial<ProposalContent>,
    { email, companyId = null }: { email: string; companyId?: string | null },
  ): Promise<void> {
    const draft = await readDraft(proposalId);
    await act({
      action: "save",
      proposalId,
      seenAt: draft.seenAt,
      recipientEmail: email,
      companyId,
      content: { ...draft.content, ...sampleContent, ...content },
    });
  }

  async function readToken(email: string): Promise<string> {
    const { text } = await app.mailTo(email);
    const token = /\/proposal#([\w-]+)/.exec(text)?.[1];
    if (token === undefined) throw new Error("The mail has no link to a proposal.");
    return token;
  }

  async function open(token: string): Promise<OpenedProposal> {
    const answer = await visit({ action: "open", token });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return openedProposal.parse(answer.body);
  }

  async function askCode(token: string, versionId: string): Promise<string> {
    const answer = await visit({ action: "ask_code", token, versionId });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return (await app.mailTo(String(answer.body["sent_to"]))).code;
  }

  /** What whoever looks at the page sends when they sign. */
  async function prepare(token: string, chosen?: string[]) {
    const opened = await open(token);
    const options = chosen ?? listChosen(opened.content);
    return {
      action: "sign",
      token,
      versionId: opened.version_id,
      hash: opened.hash,
      totalPence: sumProposal(opened.content, options).total_pence,
      options,
      name: "Ada Harbour",
      role: "Managing director",
      mayBind: true,
      consents: true,
      code: await askCode(token, opened.version_id),
      billing: opened.billing === null ? sampleBilling : null,
    };
  }

  async function sign(token: string, chosen?: string[]): Promise<SignedProposal> {
    const answer = await visit(await prepare(token, chosen));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return signAnswer.parse(answer.body).signed;
  }

  return {
    ...app,
    studio: staff,
    visitor,
    ask,
    act,
    invoke,
    visit,
    begin,
    write,
    readDraft,
    readToken,
    send,
    open,
    askCode,
    prepare,
    sign,
  };
}

export type ProposalApp = Awaited<ReturnType<typeof startProposalApp>>;
