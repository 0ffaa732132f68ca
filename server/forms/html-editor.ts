import { escapeHtml } from "../../services/mail/escape-html.ts";
import { findEndTag, readHtmlTokens, writeStartTag, type HtmlToken } from "./html-tokens.ts";

/** Changes to a page, by the places of its tokens; `write` gives the page with all of them. */
export type HtmlEditor = {
  tokens: readonly HtmlToken[];
  nameOf(index: number): string | undefined;
  /** As the source has it, escaped. */
  attributeOf(index: number, name: string): string | undefined;
  contentOf(index: number): string;
  each(element: string, visit: (index: number) => void): void;
  eachInside(parent: number, element: string, visit: (index: number) => void): void;
  eachAttribute(name: string, visit: (index: number) => void): void;
  setAttribute(index: number, name: string, value: string): void;
  removeAttribute(index: number, name: string): void;
  /** `html` must be escaped by whoever made it. */
  setContent(index: number, html: string): void;
  insertAfter(index: number, html: string): void;
  remove(index: number): void;
  write(): string;
};

export function editHtml(html: string): HtmlEditor {
  const tokens = readHtmlTokens(html);
  const sources = tokens.map((token) => token.source);
  /** What comes behind each token, so that changing a tag and what it holds are independent. */
  const added = tokens.map(() => "");
  const startTag = (index: number) => {
    const token = tokens[index];
    return token?.type === "start" ? token : undefined;
  };
  const visitStarts = (from: number, to: number, visit: (index: number) => void) => {
    for (let index = from; index < to; index += 1) if (startTag(index)) visit(index);
  };
  const change = (index: number, apply: (attributes: Map<string, string>) => void) => {
    const token = startTag(index);
    if (!token) return;
    apply(token.attributes);
    sources[index] = writeStartTag(token.name, token.attributes);
  };
  const eachBetween = (
    [from, to]: [number, number],
    element: string,
    visit: (index: number) => void,
  ) =>
    visitStarts(from, to, (index) => {
      if (startTag(index)?.name === element) visit(index);
    });

  return {
    tokens,
    nameOf: (index) => startTag(index)?.name,
    attributeOf: (index, name) => startTag(index)?.attributes.get(name),
    contentOf: (index) => sources.slice(index + 1, findEndTag(tokens, index)).join(""),
    each: (element, visit) => eachBetween([0, tokens.length], element, visit),
    eachInside: (parent, element, visit) =>
      eachBetween([parent + 1, findEndTag(tokens, parent)], element, visit),
    eachAttribute: (name, visit) =>
      visitStarts(0, tokens.length, (index) => {
        if (startTag(index)?.attributes.has(name)) visit(index);
      }),
    setAttribute: (index, name, value) =>
      change(index, (attributes) => attributes.set(name, escapeText(value))),
    removeAttribute: (index, name) =>
      change(index, (attributes) => {
        attributes.delete(name);
      }),
    setContent(index, content) {
      const end = findEndTag(tokens, index);
      if (end === index) return;
      sources.fill("", index + 1, end);
      added[index] = content;
    },
    insertAfter(index, content) {
      added[index] += content;
    },
    remove(index) {
      sources.fill("", index, findEndTag(tokens, index) + 1);
    },
    write: () => sources.map((source, index) => source + added[index]).join(""),
  };
}

/** For text and for attribute values. A NUL has no place in a page. */
export function escapeText(text: string): string {
  return escapeHtml(text.replaceAll("\0", ""));
}
