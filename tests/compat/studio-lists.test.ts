import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { afterPlace, type Place } from "../../app/studio/inbox/inbox-search.ts";
import { startRestApp, type RestApp } from "./rest-app.ts";

let app: RestApp;
beforeAll(async () => {
  app = await startRestApp();
});
afterAll(() => app.stop());

const places = z.array(z.object({ id: z.string(), received_at: z.string() }));

it("the inbox is read page by page, each item once, also those of the same moment", async () => {
  await app.owner`
    insert into enquiries (kind, email, content_hash, created_at)
    select 'contact', n || '@visitors.example', n::text,
      '2026-01-05T10:00:00.123456Z'::timestamptz - (n / 4) * interval '1 day'
    from generate_series(1, 5) n`;
  const read: string[] = [];
  let last: Place | undefined;
  do {
    const page = app
      .as(app.people.staff)
      .from("inbox_items")
      .select("id,received_at")
      .order("received_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(2);
    const { data } = await (last
      ? page.lte("received_at", last.received_at).or(afterPlace(last))
      : page);
    const rows = places.parse(data);
    read.push(...rows.map(({ id }) => id));
    last = rows.at(-1);
  } while (last);
  const all = await app.owner`select id from inbox_items order by received_at desc, id desc`;
  expect(read).toEqual(all.map(({ id }) => id));
});

it("projects are searched for by what was typed, not by what LIKE makes of it", async () => {
  const titles = ["100% wool", "1000 wool", String.raw`C:\film`, "a_b", "acb"];
  await app.owner`
    insert into projects (user_id, title)
    select ${app.people.ada.id}, title from unnest(${titles}::text[]) as title`;
  const find = async (words: string) => {
    const { data } = await app.as(app.people.staff).rpc("find_projects", { words, sort: "title" });
    return z
      .array(z.object({ title: z.string() }))
      .parse(data)
      .map(({ title }) => title);
  };
  expect(await find("WOOL  100%")).toEqual(["100% wool"]);
  expect(await find("a_b analytical")).toEqual(["a_b"]);
  expect(await find(String.raw`c:\f`)).toEqual([String.raw`C:\film`]);
  expect(await find(" ")).toHaveLength(5);
});
