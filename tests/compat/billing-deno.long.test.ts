import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderDocument } from "../../services/billing/render-document.ts";
import { type AuthApp, type Member, startAuthApp } from "../support/auth-app.ts";
import { insertDocument } from "../support/insert-document.ts";
import { readPdf } from "../support/read-pdf.ts";
import { type DenoFunction, runInDeno } from "../support/run-in-deno.ts";
import { sampleInvoice } from "../support/sample-documents.ts";

let app: AuthApp;
let deno: DenoFunction;
beforeAll(async () => {
  app = await startAuthApp();
  deno = await runInDeno("billing-document", app, {
    SUPABASE_URL: app.url,
    SUPABASE_SECRET_KEY: app.secretKey,
  });
});
afterAll(async () => {
  await deno.stop();
  await app.stop();
});

async function ask(query: string, { client }: Member): Promise<Response> {
  const { data } = await client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token}`;
  return fetch(`${deno.url}/${query}`, { headers: { authorization } });
}

describe("under Deno", () => {
  it("a document is drawn as under Node, and a ledger is read", async () => {
    const [ada, ben] = await Promise.all([app.member(), app.member()]);
    const companyId = randomUUID();
    await app.owner`insert into companies (id, name) values (${companyId}, 'Harbour & Sons')`;
    await app.owner`select private.add_member(${companyId}, ${ada.id}, 'viewer')`;
    const content = sampleInvoice();
    const { id, number } = await insertDocument(app.owner, content, { companyId });
    expect((await ask(`?id=${id}`, ben)).status).toBe(404);
    const answer = await ask(`?id=${id}&as=pdf`, ada);
    expect(answer.status, deno.output()).toBe(200);
    const drawn = readPdf(new Uint8Array(await answer.arrayBuffer()));
    const [row] = await app.owner<{ content: typeof content }[]>`
      select content from billing_documents where id = ${id}`;
    const expected = readPdf(await renderDocument(row!.content));
    expect(drawn.pages).toEqual(expected.pages);
    expect(drawn.tags).toEqual(expected.tags);
    expect(drawn.fonts).toEqual(expected.fonts);
    const ledger = await ask("?ledger=csv", ada);
    expect(await ledger.text(), deno.output()).toContain(`Invoice,${number},`);
  });
});
