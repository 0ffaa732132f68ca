import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sendFeed, sendStatus, startFeedServer, writeItem, writeRss } from "./feed-server.ts";
import type { FeedServer } from "./feed-server.ts";
import { startAuthApp, type AuthApp, type Member } from "../support/auth-app.ts";

let app: AuthApp;
let newsletter: FeedServer;
let staff: Member;
let client: Member;

beforeAll(async () => {
  [app, newsletter] = await Promise.all([startAuthApp(), startFeedServer()]);
  [staff, client] = [await app.staff(), await app.member()];
  vi.stubEnv("SUBSTACK_FEED_URL", `${newsletter.url}/feed`);
  vi.stubEnv("FETCH_ALLOW_PRIVATE", "on");
});
afterEach(() => expect(app.unexpected).toEqual([]));
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([app.stop(), newsletter.stop()]);
});

const refresh = (by: Member) => by.client.functions.invoke("refresh-labs");

/** As a caller of the product's REST interface, which this app has not. */
async function asCaller<Row extends object>(by: Member, statement: string) {
  const { data } = await by.client.auth.getClaims();
  return app.database.asCaller({ role: "authenticated", claims: { ...data?.claims } }, (sql) =>
    sql.unsafe<Row[]>(statement),
  );
}

describe("refresh-labs", () => {
  it("asks the newsletter at once, however recently it was asked", async () => {
    newsletter.play({ "/feed": sendFeed(writeRss([writeItem({ guid: "one" })])) });
    expect((await refresh(staff)).data).toEqual({ success: true, error: null });
    newsletter.play({ "/feed": sendFeed(writeRss([writeItem({ guid: "two" })])) });
    expect((await refresh(staff)).data).toEqual({ success: true, error: null });
    const posts = await app.owner`select guid from public.substack_posts order by guid`;
    expect(posts.map(({ guid }) => guid)).toEqual(["one", "two"]);
  });

  it("says what went wrong, and staff read it later", async () => {
    newsletter.play({ "/feed": sendStatus(500) });
    const { data } = await refresh(staff);
    expect(data).toMatchObject({ success: false, error: expect.stringMatching(/\S/) });
    const state = "select source, last_error from public.read_feed_state()";
    expect(await asCaller(staff, state)).toEqual([
      { source: `${newsletter.url}/feed`, last_error: data.error },
    ]);
    expect(await asCaller(client, state)).toEqual([]);
  });

  it("is the studio's alone", async () => {
    const before = newsletter.requests.length;
    expect((await refresh(client)).error).toMatchObject({ context: { status: 403 } });
    const visitor = app.client();
    const refused = await visitor.functions.invoke("refresh-labs");
    expect(refused.error).toMatchObject({ context: { status: 401 } });
    expect(newsletter.requests).toHaveLength(before);
  });
});

describe("the assistant's conversations", () => {
  it("keep what was found, and staff mark an answer as wrong", async () => {
    const visitor = app.client();
    const said = { message: "How much is the Starter package?" };
    const { data } = await visitor.functions.invoke("chat-with-ai", { body: said });
    const [answer] = await app.owner`
      select id, found from public.chat_messages
      where conversation_id = ${data.conversationId} and not is_user`;
    expect(answer?.["found"]).toMatchObject({
      kind: expect.any(String),
      byModel: false,
      facts: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]),
    });
    const mark = `update public.chat_messages set is_wrong = true, wrong_note = 'Ask us'
      where id = '${answer?.["id"]}' returning id`;
    expect(await asCaller(client, mark)).toEqual([]);
    expect(await asCaller(staff, mark)).toHaveLength(1);
    const list = "select id, question, wrong from public.list_chat_conversations('', 'wrong')";
    expect(await asCaller(staff, list)).toEqual([
      { id: data.conversationId, question: said.message, wrong: true },
    ]);
    expect(await asCaller(client, list)).toEqual([]);
    const search = "select id from public.list_chat_conversations('starter PACK')";
    expect(await asCaller(staff, search)).toEqual([{ id: data.conversationId }]);
  });
});
