import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAuthApp, type AuthApp, type Member } from "../support/auth-app.ts";
import { readZip } from "../support/read-zip.ts";
import { runInDeno, type DenoFunction } from "../support/run-in-deno.ts";
import { enrol, signIn } from "../support/second-factor.ts";

let app: AuthApp;
let functions: Record<"export-my-data" | "delete-account", DenoFunction>;
beforeAll(async () => {
  app = await startAuthApp();
  const settings = { SUPABASE_URL: app.url, SUPABASE_SECRET_KEY: app.secretKey };
  const [exporting, deleting] = await Promise.all([
    runInDeno("export-my-data", app, settings),
    runInDeno("delete-account", app, { ...settings, SITE_URL: "https://agency.example" }),
  ]);
  functions = { "export-my-data": exporting, "delete-account": deleting };
});
afterAll(async () => {
  await Promise.all(Object.values(functions).map((each) => each.stop()));
  await app.stop();
});

async function invoke(name: keyof typeof functions, { client }: Member, body: object) {
  const { data } = await client.auth.getSession();
  return fetch(functions[name].url, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    body: JSON.stringify(body),
  });
}

describe("under Deno", () => {
  it("an export is read as the caller, and holds nothing of anyone else", async () => {
    const [ada, ben] = await Promise.all([app.member(), app.member()]);
    for (const { id } of [ada, ben]) {
      await app.owner`insert into public.projects (user_id, title) values (${id}, 'Film')`;
    }
    const answer = await invoke("export-my-data", ada, {});
    expect(answer.status, functions["export-my-data"].output()).toBe(200);
    const archive = readZip(Buffer.from(await answer.arrayBuffer()));
    const projects = JSON.parse(archive.get("data/projects.json")?.toString() ?? "");
    expect(projects).toMatchObject([{ user_id: ada.id, title: "Film" }]);
    const profiles = JSON.parse(archive.get("data/profiles.json")?.toString() ?? "");
    expect(profiles).toMatchObject([{ user_id: ada.id }]);
  });

  it("a deletion is asked for, confirmed and taken back", async () => {
    const ada = await app.member();
    const asked = await invoke("delete-account", ada, { action: "ask", confirmation: ada.email });
    expect(asked.status, functions["delete-account"].output()).toBe(200);
    const { link, code } = await app.mailTo(ada.email);
    expect(link).toMatch(/^https:\/\/agency\.example\/dashboard\?tab=profile&confirm-deletion=/);
    const confirmed = await invoke("delete-account", ada, { action: "confirm", code });
    expect(await confirmed.json()).toEqual({ deletion_due_at: expect.any(String) });
    const kept = await invoke("delete-account", ada, { action: "keep" });
    expect(await kept.json()).toEqual({ deletion_due_at: null });
  });

  it("a session that has not shown the second factor does neither; staff are no clients", async () => {
    const [ada, mia] = await Promise.all([app.member(), app.staff()]);
    for (const { client } of [ada, mia]) await enrol(client);
    const weaker = await Promise.all(
      [ada, mia].map(async (each) => ({ ...each, client: await signIn(app, each.email) })),
    );
    const answers = await Promise.all(
      weaker.flatMap((each) => [
        invoke("export-my-data", each, {}),
        invoke("delete-account", each, { action: "ask", confirmation: each.email }),
      ]),
    );
    const refusals = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const unassured = { code: "insufficient_aal", error: expect.any(String) };
    const notForStaff = { error: expect.stringContaining("studio") };
    expect(refusals).toEqual([unassured, unassured, unassured, notForStaff]);
    expect((await invoke("export-my-data", ada, {})).status).toBe(200);
  });
});
