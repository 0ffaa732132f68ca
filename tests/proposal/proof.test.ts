import { afterAll, beforeAll, expect, it } from "vitest";
import { hashCanonical } from "../../domain/proof/content-hash.ts";
import { startProofApp } from "../proof/proof-app.ts";
import { addProposals } from "./proposal-app.ts";

const start = async () => addProposals(await startProofApp());
let app: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  app = await start();
});
afterAll(() => app.stop());

it("a signature is anchored, and checked by its hash by anybody who has it", async () => {
  const { token, email } = await app.send();
  const signed = await app.sign(token);
  const [job] = await app.owner`
    select 1 from private.jobs where kind = 'anchor-contents' and finished_at is null`;
  expect(job).toBeDefined();
  await app.work();
  await app.chain.mine(3);
  await app.work();
  expect(await app.check(signed.content_hash)).toMatchObject({
    status: 200,
    body: { authenticity_score: 1, state: "final", proof: { content: { type: "acceptance" } } },
  });
  expect((await app.open(token)).signed).toMatchObject({ proof_state: "final" });
  // Any other byte has another hash, which nobody has anchored.
  const forged = signed.acceptance.replace("Ada Harbour", "Eve Harbour");
  expect(await app.check(await hashCanonical(forged))).toMatchObject({
    body: { authenticity_score: 0 },
  });

  // Whoever has come in by the invitation reads the proof, and may ask for it again; a stranger does not.
  const person = await app.member(email);
  const invitation = new URL(signed.portal_path, app.url).searchParams.get("token");
  const { data } = await person.client.auth.getClaims();
  const rows = await app.database.asCaller(
    { role: "authenticated", claims: { ...data?.claims } },
    async (sql) => {
      await sql`select public.accept_invitation(${invitation})`;
      return sql`select state from public.content_anchors where agreement_id = ${signed.agreement_id}`;
    },
  );
  expect(rows).toEqual([{ state: "final" }]);
  const again = {
    contentId: signed.agreement_id,
    contentType: "acceptance",
    content: signed.acceptance,
  };
  const ask = (client: typeof person.client, body: object) =>
    client.functions.invoke("blockchain-verify-content", { body });
  expect((await ask(person.client, again)).data).toMatchObject({ success: true, state: "final" });
  expect((await ask(person.client, { ...again, content: forged })).error).not.toBeNull();
  const stranger = await app.member();
  expect((await ask(stranger.client, again)).error?.context).toMatchObject({ status: 404 });
});
