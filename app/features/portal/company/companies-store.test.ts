import { describe, expect, it, vi } from "vitest";
import { currentOf, type MyCompany } from "../../../../domain/company/my-company.ts";
import { createCompaniesStore } from "./companies-store.ts";

const company = (company_id: string, is_current: boolean): MyCompany => ({
  company_id,
  name: company_id,
  role: "member",
  is_current,
  people: 2,
  closing_due_at: null,
});
const harbour = [company("harbour", true), company("mill", false)];
const mill = [company("harbour", false), company("mill", true)];

/** A backend whose answers are given by hand, in the order they were asked for. */
function openStore() {
  const waiting: ((rows: MyCompany[]) => void)[] = [];
  const keep = vi.fn();
  const read = vi.fn(() => new Promise<MyCompany[]>((resolve) => void waiting.push(resolve)));
  const answer = async (rows: MyCompany[]) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.(rows);
  };
  return { store: createCompaniesStore({ read, keep }), read, keep, answer };
}

describe("the companies of a person", () => {
  it("are asked for once by somebody in one alone, however much is read", async () => {
    const { store, read, answer } = openStore();
    const [alone] = [[company("harbour", true)]];
    const both = Promise.all([store.isStill("harbour"), store.isStill("harbour")]);
    await answer(alone);
    expect(await both).toEqual([true, true]);
    expect(await store.isStill("harbour")).toBe(true);
    expect(await store.isStill("mill")).toBe(false);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("are asked for after each reading by somebody in two: another tab may have chosen", async () => {
    const { store, read, answer } = openStore();
    const first = store.isStill("harbour");
    await answer(harbour);
    await answer(harbour);
    expect(await first).toBe(true);
    // Asked while one is under way, which may have been answered before.
    const early = store.readAgain();
    await expect.poll(() => read).toHaveBeenCalledTimes(3);
    const late = store.isStill("harbour");
    await answer(harbour);
    await early;
    await answer(mill);
    expect(await late).toBe(false);
    expect(currentOf(store.client.getQueryData(store.query.queryKey) ?? [])?.name).toBe("mill");
  });

  it("change over before they are read again, and are kept so", async () => {
    const { store, keep, answer } = openStore();
    const first = store.readAgain();
    await answer(harbour);
    await first;
    store.setCurrent("mill");
    expect(store.client.getQueryData(store.query.queryKey)).toEqual(mill);
    expect(keep).toHaveBeenLastCalledWith(mill);
  });
});
