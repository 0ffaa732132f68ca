import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { join, startRealtimeApp, type RealtimeApp } from "./realtime-app.ts";
import type { Person } from "../support/create-person.ts";

let app: RealtimeApp;
beforeAll(async () => {
  app = await startRealtimeApp();
});
afterAll(async () => {
  await app.stop();
  expect(app.unexpected).toEqual([]);
});

/** Joins as a page does that has read already. Answers whether it may keep what it has, and what it hears from then on. */
async function joinAfterReading(who: Person, heard: string, table = "projects") {
  const seen: unknown[] = [];
  const channel = app.as(who).channel(crypto.randomUUID());
  const news = new Promise<boolean>((resolve) => {
    channel.on("system", {}, ({ caught_up: isCaughtUp = false }) => resolve(isCaughtUp));
  });
  channel.on("postgres_changes", { event: "*", schema: "public", table }, ({ new: row }) =>
    seen.push(row),
  );
  channel.updateJoinPayload({ heard });
  await join(channel);
  return { isCaughtUp: await news, seen };
}

const add = (who: Person, title: string) =>
  app.owner`insert into projects (user_id, title) values (${who.id}, ${title})`;

/** Writes, and waits until the node has heard of it. */
async function addHeard(who: Person, title: string): Promise<void> {
  const before = app.mark();
  await add(who, title);
  await expect.poll(() => app.mark()).not.toBe(before);
}

describe("whoever has read before they join", () => {
  it("need not read again when nothing of theirs has changed since", async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    await addHeard(ada, "Before");
    const mark = app.mark();
    expect((await joinAfterReading(ada, mark)).isCaughtUp).toBe(true);
    await addHeard(ben, "Somebody else's");
    const { isCaughtUp, seen } = await joinAfterReading(ada, mark);
    expect(isCaughtUp).toBe(true);
    await add(ada, "After");
    await expect.poll(() => seen).toMatchObject([{ title: "After" }]);
  });

  it("are told that they must when something of theirs has", async () => {
    const ada = await app.person();
    const mark = app.mark();
    await addHeard(ada, "Missed");
    expect((await joinAfterReading(ada, mark)).isCaughtUp).toBe(false);
    expect((await joinAfterReading(ada, mark, "messages")).isCaughtUp).toBe(true);
    const staff = await app.person({ staff: true, hasShownCode: true });
    expect((await joinAfterReading(staff, mark)).isCaughtUp).toBe(false);
  });

  it("must where this node cannot know what they have missed", async () => {
    const ada = await app.person();
    for (const mark of ["nonsense", "00000000.0", app.mark().replace(/\d+$/, "99999")])
      expect((await joinAfterReading(ada, mark)).isCaughtUp).toBe(false);
  });

  it("have it lost nowhere between what they read and what they hear", async () => {
    const ada = await app.person();
    for (let round = 0; round < 20; round += 1) {
      const mark = app.mark();
      const title = `In round ${round}`;
      await add(ada, title);
      const { isCaughtUp, seen } = await joinAfterReading(ada, mark);
      if (isCaughtUp)
        await expect.poll(() => seen).toContainEqual(expect.objectContaining({ title }));
    }
  });
});
