import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { coalesce } from "./coalesce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("hands on once what comes in quick succession, each thing once", () => {
  const heard: string[][] = [];
  const { add } = coalesce<string>((names) => heard.push([...names]));
  add("projects");
  add("events", "projects");
  expect(heard).toEqual([]);
  vi.runAllTimers();
  add("projects");
  vi.runAllTimers();
  expect(heard).toEqual([["projects", "events"], ["projects"]]);
});

it("does not put off what waits for as long as more keeps coming", () => {
  const heard: string[][] = [];
  const { add } = coalesce<string>((names) => heard.push([...names]), 100);
  for (let step = 0; step < 5; step++) {
    add(String(step));
    vi.advanceTimersByTime(60);
  }
  expect(heard).toEqual([
    ["0", "1"],
    ["2", "3"],
  ]);
});

it("is silent once stopped", () => {
  const heard: string[][] = [];
  const { add, stop } = coalesce<string>((names) => heard.push([...names]));
  add("projects");
  stop();
  vi.runAllTimers();
  expect(heard).toEqual([]);
});
