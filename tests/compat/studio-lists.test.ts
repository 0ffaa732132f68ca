import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { afterPlace, type Place } from "../../app/features/studio/inbox/inbox-search.ts";
import { startRestApp, type RestApp } from "./rest-app.ts";

let app: RestApp;
beforeAll(async () => {
  app = await startRestApp();
});
afterAll(() => app.stop());

const places = z.array(z.object({ id: z.string(), place: z.number() }));

it("the inbox is read page by page, what is urgent first, each item once, also those of the same moment", async () => {
  await app.owner`
    insert into enquiries (kind, name, email, content_hash, created_at)
    select 'contact', name, name || '@visitors.example', name, now() - hours * interval '1 hour'
    from (values
      ('lost long ago', 90), ('late', 30), ('lost lately', 80), ('hasty', 23), ('later', 60),
      ('fresh', 2), ('fresh too', 2), ('later too', 60)
    ) as sent (name, hours)`;
  await app.owner`
    update inbox_items i set status = 'lost' from enquiries e
    where e.id = i.enquiry_id and e.name like 'lost%'`;
  const read: string[] = [];
  let last: Place | undefined;
  do {
    const page = app
      .as(app.people.staff)
      .from("inbox_items")
      .select("id,place")
      .order("place")
      .order("id")
      .limit(2);
    const { data } = await (last ? page.gte("place", last.place).or(afterPlace(last)) : page);
    const rows = places.parse(data);
    read.push(...rows.map(({ id }) => id));
    last = rows.at(-1);
  } while (last);
  const names = await app.owner`
    select i.id, e.name from inbox_items i join enquiries e on e.id = i.enquiry_id`;
  const nameOf = new Map(names.map(({ id, name }) => [id, String(name).replace(" too", "")]));
  expect(read).toHaveLength(new Set(read).size);
  expect(read.map((id) => nameOf.get(id))).toEqual([
    "later",
    "later",
    "late",
    "hasty",
    "fresh",
    "fresh",
    "lost lately",
    "lost long ago",
  ]);
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
