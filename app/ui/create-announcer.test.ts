import { expect, it } from "vitest";
import { createAnnouncer } from "./create-announcer.ts";
import { toastStore } from "./toast-store.ts";

const openTitles = () =>
  toastStore.readVisible().flatMap((entry) => (entry.isOpen ? [entry.title] : []));

it("shows a form's latest message alone, and leaves those of others", () => {
  const announceLead = createAnnouncer();
  const announcePayment = createAnnouncer();
  announceLead({ title: "Missing Information", variant: "destructive" });
  announcePayment({ title: "Payment setup created!" });
  announceLead({ title: "Error", variant: "destructive" });
  announceLead({ title: "Thank you!" });
  expect(openTitles()).toEqual(["Payment setup created!", "Thank you!"]);
});
