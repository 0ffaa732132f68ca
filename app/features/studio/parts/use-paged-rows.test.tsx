// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient, refreshChanged } from "../../../data/query-client.ts";
import { pageOf, type RowsPage } from "./paged-rows.ts";
import type { ReadSource } from "./use-read.ts";
import { type PagedRows, usePagedRows } from "./use-paged-rows.ts";

type Read = () => Promise<RowsPage<number>>;

let root: Root;
let shown: PagedRows<number>;
const client = createQueryClient();
const page = (...rows: number[]) => pageOf(rows);

function List({
  name,
  read,
  source,
}: {
  name: string;
  read: Read;
  source: ReadSource<RowsPage<number>>;
}) {
  const list = usePagedRows(["projects", name], read, source);
  useEffect(() => {
    shown = list;
  });
  return null;
}

function show(name: string, read: Read, source: ReadSource<RowsPage<number>> = {}) {
  root.render(
    <QueryClientProvider client={client}>
      <List name={name} read={read} source={source} />
    </QueryClientProvider>,
  );
}

/** Waits until the list is that, whatever it is on the way. */
async function becomes(list: Partial<PagedRows<number>>) {
  await expect.poll(() => shown).toMatchObject(list);
}

beforeEach(() => {
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  root.unmount();
  client.clear();
});

describe("a list that follows the address", () => {
  it("keeps the last page until the next one is there", async () => {
    show("a", async () => page(1));
    await becomes({ state: "ready", rows: [1] });
    const next = Promise.withResolvers<RowsPage<number>>();
    show("b", () => next.promise);
    await becomes({ state: "ready", rows: [1], isStale: true });
    next.resolve(page(2));
    await becomes({ state: "ready", rows: [2], isStale: false });
  });

  it("shows what was asked for last, whichever answer comes last", async () => {
    const slow = Promise.withResolvers<RowsPage<number>>();
    show("a", () => slow.promise);
    show("b", async () => page(2));
    await becomes({ rows: [2] });
    slow.resolve(page(1));
    await expect.poll(() => client.isFetching()).toBe(0);
    await becomes({ rows: [2], isStale: false });
  });

  it("keeps its rows when reading them again fails, and no other list's", async () => {
    const answers: Read[] = [async () => page(1)];
    const fail: Read = async () => Promise.reject(new Error("away"));
    show("a", () => (answers.shift() ?? fail)());
    await becomes({ state: "ready", rows: [1], error: null });
    await shown.reload();
    await becomes({ state: "ready", rows: [1], error: new Error("away") });
    show("b", fail);
    await becomes({ state: "failed", rows: [] });
  });
});

it("a list is read again for the changes that concern it, and for no other", async () => {
  const read = vi.fn<Read>(async () => page(7));
  show("a", read, { concerns: ({ row }, { rows }) => rows.includes(Number(row["id"])) });
  await becomes({ rows: [7] });
  const change = (id: number) =>
    ({ table: "projects", type: "UPDATE", row: { id }, old: {} }) as const;
  await refreshChanged(client, [change(8)]);
  expect(read).toHaveBeenCalledTimes(1);
  await refreshChanged(client, [change(8), change(7)]);
  expect(read).toHaveBeenCalledTimes(2);
});
