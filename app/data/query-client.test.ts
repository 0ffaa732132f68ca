import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { createQueryClient, refreshTables, trustRows } from "./query-client.ts";

/** A client with one list on show, which reads by turns what it is given. */
function openList(answers: (() => Promise<string>)[], queryKey = ["projects", "list"]) {
  const client = createQueryClient();
  const read = vi.fn(async () => (await answers.shift()?.()) ?? "");
  const list = new QueryObserver(client, { queryKey, queryFn: read, meta: { tables: ["events"] } });
  list.subscribe(() => undefined);
  return { client, list, read };
}

describe("a change to a table", () => {
  it("reads again what comes from it, by its key or besides, and nothing else", async () => {
    const { client, read } = openList([]);
    await expect.poll(() => client.isFetching()).toBe(0);
    await refreshTables(client, ["campaigns"]);
    expect(read).toHaveBeenCalledTimes(1);
    await refreshTables(client, ["projects"]);
    await refreshTables(client, ["events"]);
    await refreshTables(client, "all");
    expect(read).toHaveBeenCalledTimes(4);
  });

  it("that comes during the first reading has it read once more", async () => {
    const first = Promise.withResolvers<string>();
    const { client, list } = openList([() => first.promise, async () => "after the change"]);
    const refreshing = refreshTables(client, ["projects"]);
    first.resolve("before the change");
    await refreshing;
    expect(list.getCurrentResult().data).toBe("after the change");
  });
});

describe("rows that could not be refreshed", () => {
  it("stay, are tried once, and say why", async () => {
    const fail = async () => Promise.reject(new Error("away"));
    const { client, list, read } = openList([async () => "rows", fail]);
    await expect.poll(() => client.isFetching()).toBe(0);
    await refreshTables(client, "all");
    expect(list.getCurrentResult()).toMatchObject({ data: "rows", error: { message: "away" } });
    expect(read).toHaveBeenCalledTimes(2);
  });
});

it("rows that are shown again are read again, unless their changes are followed", async () => {
  const { client, list, read } = openList([]);
  const showAgain = async () => {
    list.destroy();
    const options = client.defaultQueryOptions({ queryKey: ["projects", "list"], queryFn: read });
    new QueryObserver(client, options).subscribe(() => undefined);
    await expect.poll(() => client.isFetching()).toBe(0);
  };
  await expect.poll(() => client.isFetching()).toBe(0);
  trustRows(client, true);
  await showAgain();
  expect(read).toHaveBeenCalledTimes(1);
  trustRows(client, false);
  await showAgain();
  expect(read).toHaveBeenCalledTimes(2);
});

it("whoever waits for a refresh finds it on show", async () => {
  const { client, list } = openList([async () => "before", async () => "after"]);
  await expect.poll(() => client.isFetching()).toBe(0);
  const seen: unknown[] = [];
  list.subscribe(({ data }) => seen.push(data));
  await refreshTables(client, "all");
  expect(seen.at(-1)).toBe("after");
});
