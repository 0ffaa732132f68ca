import { expect, it } from "vitest";
import { drawModules } from "./payment-code.tsx";

it("draws each run of dark modules as one stroke", () => {
  const rows = [
    [true, true, false],
    [false, false, true],
  ];
  expect(drawModules(rows)).toBe("M0 0h2v1h-2zM2 1h1v1h-1z");
});
