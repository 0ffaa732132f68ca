// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { trackPointer, waitForRest } from "./steady-rows.ts";

let stop: () => void;
const move = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event("pointermove", { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<p>Words</p><ul data-steady><li>Row</li></ul>";
  stop = trackPointer();
});
afterEach(() => {
  move("p");
  stop();
  vi.useRealTimers();
});

/** Whether rows that are waited with are let through by then. */
async function isFreeAfter(milliseconds: number): Promise<boolean> {
  let isFree = false;
  void waitForRest().then(() => (isFree = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isFree;
}

it("rows stay as long as a pointer moves over them, and a while after", async () => {
  move("li");
  expect(await isFreeAfter(1500)).toBe(false);
  move("li");
  expect(await isFreeAfter(1500)).toBe(false);
  expect(await isFreeAfter(600)).toBe(true);
});

it("rows are free while the pointer is elsewhere, or has left them", async () => {
  expect(await isFreeAfter(0)).toBe(true);
  move("li");
  move("p");
  expect(await isFreeAfter(0)).toBe(true);
});
