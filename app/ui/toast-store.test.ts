import { describe, expect, it, vi } from "vitest";
import { createToastStore } from "./toast-store.ts";

const titles = (store: ReturnType<typeof createToastStore>) =>
  store.readVisible().flatMap((entry) => (entry.isOpen ? [entry.title] : []));

describe("the toast store", () => {
  it("takes a message for good news unless told otherwise", () => {
    const store = createToastStore();
    store.add({ title: "Welcome back!" });
    store.add({ title: "Error", variant: "destructive" });
    expect(store.readVisible().map(({ variant }) => variant)).toEqual(["success", "destructive"]);
  });

  it("shows three at once and lets the others wait for a place", () => {
    const store = createToastStore();
    const [first = 0] = ["one", "two", "three", "four", "five"].map((title) =>
      store.add({ title }),
    );
    expect(titles(store)).toEqual(["one", "two", "three"]);
    store.dismiss(first);
    expect(titles(store)).toEqual(["two", "three", "four"]);
  });

  it("keeps a dismissed message while it leaves, and forgets it with the next one", () => {
    const store = createToastStore();
    store.dismiss(store.add({ title: "one" }));
    expect(store.readVisible()).toMatchObject([{ title: "one", isOpen: false }]);
    store.add({ title: "two" });
    expect(store.readVisible()).toMatchObject([{ title: "two", isOpen: true }]);
  });

  it("tells its listeners of every change until they leave", () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.dismiss(store.add({ title: "one" }));
    leave();
    store.add({ title: "two" });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("answers the same list while nothing changes", () => {
    const store = createToastStore();
    store.add({ title: "one" });
    expect(store.readVisible()).toBe(store.readVisible());
  });
});
