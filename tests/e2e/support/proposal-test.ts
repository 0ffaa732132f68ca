import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./account-test.ts";
import { staff } from "./studio-test.ts";

const inThirtyDays = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);

const content = {
  title: "The harbour after dark",
  client_name: "Harbour & Sons",
  recipient_name: "Ann Archer",
  aim: "People should know what a harbour does at night.",
  approach: "hybrid",
  scope: ["One film of three minutes"],
  deliverables: [{ title: "The film", note: "In 4K", milestone: "film" }],
  milestones: [
    { key: "start", title: "We begin", due_on: null, net_pence: 600_000, trigger: "signing" },
    { key: "film", title: "The film", due_on: null, net_pence: 750_000, trigger: "approval" },
  ],
  options: [
    { key: "stills", title: "Twelve stills", note: null, net_pence: 95_000, chosen: true },
    { key: "cinema", title: "A cinema master", note: null, net_pence: 180_000, chosen: false },
  ],
  exclusions: ["Actors"],
  case_studies: ["forth-ports", "port-storm"],
  valid_until: inThirtyDays,
};

/** The studio, as it writes from its own page: by the same functions. */
export async function writeProposals(request: APIRequestContext) {
  const signedIn = await request.post("/auth/v1/token?grant_type=password", { data: staff });
  const { access_token }: { access_token: string } = await signedIn.json();
  const headers = { authorization: `Bearer ${access_token}` };

  async function act(body: object): Promise<Record<string, string>> {
    const answer = await request.post("/functions/v1/manage-proposals", { headers, data: body });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  }

  /** Another version of it, where it was sent before. */
  async function send(proposalId: string, email: string, changed: object = {}) {
    const read = `/rest/v1/proposal_drafts?select=content,updated_at,proposals(company_id)&proposal_id=eq.${proposalId}`;
    const [draft] = await (await request.get(read, { headers })).json();
    const { updatedAt } = await act({
      action: "save",
      proposalId,
      seenAt: draft.updated_at,
      recipientEmail: email,
      companyId: draft.proposals.company_id,
      content: { ...draft.content, ...content, ...changed },
    });
    await act({ action: "send", proposalId, seenAt: updatedAt });
  }

  async function begin(
    email = `${randomUUID()}@harbour.example`,
    { from = {}, changed = {} }: { from?: object; changed?: object } = {},
  ) {
    const nothing = { inboxItemId: null, projectId: null, companyId: null, copyOf: null };
    const { proposalId = "" } = await act({ action: "begin", ...nothing, ...from });
    await send(proposalId, email, changed);
    return { proposalId, email };
  }

  return {
    withdraw: (proposalId: string) => act({ action: "withdraw", proposalId, reason: null }),
    begin,
    send,
    answer: (proposalId: string, block: string, body: string) =>
      act({ action: "comment", proposalId, block, body, key: randomUUID() }),
  };
}

/** The studio has a VAT number, as far as the page can tell. */
export const chargeVat = (page: Page) =>
  page.route("**/functions/v1/proposal", async (route) => {
    if (!route.request().postData()?.includes('"open"')) return route.continue();
    const answer = await (await route.fetch()).json();
    return route.fulfill({ json: { ...answer, content: { ...answer.content, vat_rate: 2000 } } });
  });

/** Until anybody can check it. Blocks come every two seconds by themselves; nobody waits for them here. */
export async function waitForProof(request: APIRequestContext, token: string) {
  const look = async () => {
    const mine = { jsonrpc: "2.0", id: 1, method: "evm_mine", params: [] };
    await request.post("/development-chain", { data: mine });
    const open = { action: "open", token };
    return (await (await request.post("/functions/v1/proposal", { data: open })).json()).signed;
  };
  await expect.poll(look, { timeout: 90_000 }).toMatchObject({ proof_state: "final" });
}

/** As when somebody comes back to the tab. */
export const lookAgain = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event("visibilitychange")));
