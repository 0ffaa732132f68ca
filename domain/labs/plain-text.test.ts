import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, shorten, toPlainText } from "./plain-text.ts";

const fragment = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom("<", ">", "<p>", "</p>", "<!--", "-->", "<script>", "&amp;"),
    ),
  )
  .map((parts) => parts.join(""));

describe("plain text", () => {
  it("is one trimmed, well-formed line without controls, whatever came in", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fragment), (html) => {
        const text = toPlainText(html);
        expect(text).not.toMatch(/[\p{Cc}\n]/u);
        expect(text).toBe(text.trim());
        expect(text.isWellFormed()).toBe(true);
        expect(cleanText(text)).toBe(text);
      }),
    );
  });

  it("keeps words that hold no markup", () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[\p{L}\d.,!?’“”]+$/u), { minLength: 1 }),
        (words) => {
          expect(toPlainText(words.join(" "))).toBe(words.join(" "));
        },
      ),
    );
  });

  it("is never longer than asked for", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 2, max: 50 }),
        (text, most) => {
          const short = shorten(text, most);
          expect(short.length).toBeLessThanOrEqual(most);
          expect(short.length <= text.length || short.endsWith("…")).toBe(true);
        },
      ),
    );
  });

  it.each([
    ["<p>One</p><p>two</p>", "One two"],
    ["un<b>brok</b>en", "unbroken"],
    ["a<script>alert(1)</script>b", "a b"],
    ["a<SCRIPT >alert(1)", "a"],
    ["a<!-- <p>no</p> -->b", "ab"],
    ["1 < 2 &amp; 3 &gt; 2", "1 < 2 & 3 > 2"],
    ["&lt;script&gt;", "<script>"],
    ["caf&eacute; &#8217; &#x2014; &bogus; &#99999999;", "café ’ — &bogus; &#99999999;"],
    ["safe\u202Egnp.exe\u0000", "safegnp.exe"],
    ["a<img alt='>", "a"],
  ])("makes of %s: %s", (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });

  it("takes no time over what is made to take time", () => {
    const before = process.cpuUsage();
    for (const part of ["<", "<!--", "<script>", "<a ", "&#", "</"])
      toPlainText(part.repeat(200_000));
    // Of the processor, as the machine may be busy with other things.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(3000);
  });
});
