import { expect, it } from "vitest";
import { createTranslator } from "./translate.ts";

const translate = createTranslator({
  german: "what: was\nis: ist\nthe: das die\ncost: kostet\nsubscription: abo abonn*\nmonth: monat*",
  french: "how much: combien\ncost: coûte\nthe: le l\nsubscription: abonnement*\nprice: cent*",
  chinese: "your: 你们的\nyou: 你们\ncompany: 公司\nwhere: 在哪里 哪里",
  polish: "how much: ile\ncost: kosztuje\npay: płac*",
});

it.each([
  ["Was kostet das Abo?", "what cost the subscription?"],
  ["Was kostet das Abonnement monatlich?", "what cost the subscription month?"],
  ["Combien coûte l’abonnement ?", "how much cost the subscription ?"],
  ["Ile kosztuje Hybrid?", "how much cost Hybrid?"],
  ["Ile płacimy?", "how much pay?"],
  ["combien", "how much"],
  ["你们公司在哪里？", " you company where ？"],
])("puts %s into English", (text, english) => expect(translate(text)).toBe(english));

it.each([
  "What was the cost?",
  "what is the abo",
  "call centre",
  "How much is it, combien?",
  "die hard",
  "",
  "?!",
])("leaves %s as it is", (text) => expect(translate(text)).toBe(text));
