import { describe, expect, it } from "vitest";
import { pageOf, rangeOf } from "./paged-rows.ts";
import { createRowsStore } from "./rows-store.ts";

const page = (...rows: number[]) => pageOf(rows);

describe("a list that follows the address", () => {
  it("keeps the last page until the next one is there", async () => {
    const store = createRowsStore<number>();
    await store.load("a", async () => page(1));
    const next = Promise.withResolvers<ReturnType<typeof page>>();
    const loading = store.load("b", () => next.promise);
    expect(store.readShown()).toMatchObject({ key: "a", page: { rows: [1] } });
    next.resolve(page(2));
    await loading;
    expect(store.readShown()).toMatchObject({ key: "b", page: { rows: [2] } });
  });

  it("shows the last answer asked for, whichever comes last", async () => {
    const store = createRowsStore<number>();
    const slow = Promise.withResolvers<ReturnType<typeof page>>();
    const first = store.load("a", () => slow.promise);
    await store.load("b", async () => page(2));
    slow.resolve(page(1));
    await first;
    expect(store.readShown()).toMatchObject({ key: "b", page: { rows: [2] } });
  });

  it("keeps its rows when reading them again fails, and no other list's", async () => {
    const store = createRowsStore<number>();
    const fail = async () => Promise.reject(new Error("away"));
    await store.load("a", async () => page(1));
    await store.load("a", fail);
    expect(store.readShown()).toMatchObject({ page: { rows: [1] }, error: { message: "away" } });
    await store.load("b", fail);
    expect(store.readShown()).toMatchObject({ key: "b", page: null });
  });
});

describe("a page of rows", () => {
  it("asks for one row more than it shows, which says whether there are others", () => {
    expect(rangeOf(3, 10)).toEqual([20, 30]);
    expect(pageOf([1, 2, 3], undefined, 2)).toMatchObject({ rows: [1, 2], hasMore: true });
    expect(pageOf([1, 2], undefined, 2)).toMatchObject({ rows: [1, 2], hasMore: false });
  });
});
