import { expect, it } from "vitest";
import { writeFigures, type Section } from "./sections.ts";

const measured = (name: string, output: string, date = "2026-11-19"): Section => ({
  name,
  date,
  commit: "abc1234",
  machine: "2 cores, load 0.1",
  seconds: 12.4,
  output,
});

it("keeps what was not measured again, in the order of names", () => {
  const first = writeFigures("", [
    measured("serve", "page 1.1 x\n"),
    measured("api", "read 1.4 x"),
  ]);
  expect([...first.matchAll(/^## (\S+)/gm)].map(([, name]) => name)).toEqual([
    "bench:api",
    "bench:serve",
  ]);
  const second = writeFigures(first, [measured("serve", "page 1.0 x", "2026-12-01")]);
  expect(second).toContain("read 1.4 x");
  expect(second).not.toContain("page 1.1 x");
  expect(second).toContain(
    "## bench:serve\n\n2026-12-01, commit abc1234, 2 cores, load 0.1; it took 12 s.\n\n```text\npage 1.0 x\n```\n",
  );
  expect(writeFigures(second, [])).toBe(second);
});

it("is not ended by what a benchmark prints", () => {
  const page = writeFigures("", [measured("serve", "```\n## bench:other\n```")]);
  expect(page.match(/^```/gm)).toHaveLength(2);
});
