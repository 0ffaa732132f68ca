import { describe, expect, it } from "vitest";
import { asksForLead } from "../../domain/assistant/protocol.ts";
import { assistantWidget } from "../assistant-widget.ts";
import { assistantWords } from "../assistant.ts";
import { caseStudies } from "../case-studies/index.ts";
import { pages } from "../pages/index.ts";
import { privacyPage, privacySections } from "../pages/privacy.ts";
import { termsPage, termsSections } from "../pages/terms.ts";
import { subscription } from "../pricing.ts";
import { prPackages } from "../pr-packages.ts";
import { services } from "../services.ts";
import { knowledge } from "./index.ts";

const { facts, subjects } = knowledge;

describe("what the assistant knows", () => {
  it("has one id for each fact and subject", () => {
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    expect(new Set(subjects.map(({ id }) => id)).size).toBe(subjects.length);
  });

  it("belongs to subjects that exist", () => {
    const known = new Set(subjects.map(({ id }) => id));
    for (const { about, leadsTo = about, id } of facts)
      for (const each of [about, leadsTo])
        if (each !== undefined) expect(known, id).toContain(each);
    for (const { partOf, follows = partOf } of subjects)
      for (const each of [partOf, follows]) if (each !== undefined) expect(known).toContain(each);
  });

  it("names a page of this site for everything", () => {
    const paths = new Set(pages.map(({ path }) => path));
    for (const { source, id } of facts) {
      expect(paths, id).toContain(source.href.split("#", 1)[0]);
      expect(source.title, id).not.toBe("");
    }
  });

  it("leads to parts of a page that are there", () => {
    const parts = new Map<string, Set<string>>([
      [termsPage.path, new Set(termsSections.map(({ id }) => id))],
      [privacyPage.path, new Set(privacySections.map(({ id }) => id))],
      ...caseStudies.map(({ path, blocks }): [string, Set<string>] => [
        path,
        new Set(blocks.flatMap((block) => ("id" in block ? [block.id] : []))),
      ]),
      ["/services", new Set<string>(services.map(({ id }) => id))],
    ]);
    for (const { source, id } of facts) {
      const [path = "", part] = source.href.split("#");
      if (part !== undefined && parts.has(path)) expect(parts.get(path), id).toContain(part);
    }
  });

  it("is told in at most eighty words, as whole sentences", () => {
    for (const { answer, id } of facts) {
      expect(answer.split(/\s+/).length, id).toBeLessThanOrEqual(80);
      expect(answer, id).toMatch(/[.?!]$/);
      expect(answer, id).not.toMatch(/undefined|\.\.|;\.| {2}/);
    }
  });

  it("brings up the lead form only where it does not know", () => {
    for (const { answer, id, isGap } of facts) expect(asksForLead(answer), id).toBe(isGap === true);
  });

  it("names no pound amount but those of the price list", () => {
    const listed = [subscription.price_gbp, 0, ...prPackages.map(({ price_gbp }) => price_gbp)];
    for (const { answer, id } of facts) {
      for (const [, amount = ""] of answer.matchAll(/£([\d,]+)/g)) {
        expect(listed, id).toContain(Number(amount.replaceAll(",", "")));
      }
    }
  });
});

describe("what the assistant says besides", () => {
  it("offers services, team and a person in its greeting, and says that it is an AI", () => {
    expect(assistantWidget.greeting).toMatch(/services.*team.*getting in touch/);
    expect(assistantWidget.disclosure).toMatch(/\bAI\b/);
  });

  it("brings up the lead form where it should, and not in small talk", () => {
    const { contact, unknown, unknownOf, restUnknown, smallTalk } = assistantWords;
    for (const text of [contact, unknown, unknownOf("x"), restUnknown([]), restUnknown(["x"])]) {
      expect(asksForLead(text), text).toBe(true);
    }
    const { complaint, ...plain } = smallTalk;
    expect(asksForLead(complaint)).toBe(true);
    for (const text of [
      ...Object.values(plain),
      assistantWords.refusal,
      assistantWords.outOfScope,
    ]) {
      expect(asksForLead(text), text).toBe(false);
    }
  });
});
