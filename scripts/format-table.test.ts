import { expect, it } from "vitest";
import { formatTable } from "./format-table.ts";

it("aligns words to the left and numbers to the right", () => {
  expect(
    formatTable(
      ["route", "bytes"],
      [
        ["/", 1200],
        ["/about", 80],
      ],
    ),
  ).toBe(["route   bytes", "──────  ─────", "/        1200", "/about     80"].join("\n"));
});
