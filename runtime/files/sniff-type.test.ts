import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { looksLike } from "./sniff-type.ts";

const html = Buffer.from("<!doctype html><script>alert(1)</script>");
const root = new URL("../../", import.meta.url);

it.each([
  ["image/png", "public/icon-512.png"],
  ["image/jpeg", "public/share/labs.jpg"],
])("knows a real %s", async (type, file) => {
  const bytes = await readFile(new URL(file, root));
  expect(looksLike(type, bytes)).toBe(true);
  for (const other of ["image/webp", "application/pdf", "video/mp4", "text/plain"]) {
    expect(looksLike(other, bytes), other).toBe(false);
  }
});

it.each([
  ["video/mp4", "\0\0\0\x20ftypisom\0\0\x02\0"],
  ["video/quicktime", "\0\0\0\x14ftypqt  \0\0"],
  ["image/avif", "\0\0\0\x20ftypavif\0\0\0\0"],
  ["video/webm", "\x1aE\xdf\xa3\x9f\x42"],
  ["application/pdf", "%PDF-1.7\n"],
  ["application/zip", "PK\x03\x04\x14\0"],
  ["audio/mpeg", "\xff\xfb\x90\0"],
  ["audio/wav", "RIFF\x24\0\0\0WAVEfmt "],
  ["image/gif", "GIF89a\x01\0"],
  ["text/plain", "Grüße,\r\n\tthe studio"],
  ["text/csv", "a,b\n1,2"],
])("knows %s by its first bytes", (type, text) => {
  expect(looksLike(type, Buffer.from(text, "latin1"))).toBe(true);
  expect(looksLike("image/png", Buffer.from(text, "latin1"))).toBe(false);
});

it("takes no page for a picture, and no binary for text", () => {
  for (const type of ["image/png", "image/webp", "video/mp4", "application/pdf"]) {
    expect(looksLike(type, html), type).toBe(false);
  }
  expect(looksLike("text/plain", Buffer.from("a\0b"))).toBe(false);
  expect(looksLike("text/plain", Buffer.from("%PDF-1.4"))).toBe(false);
  expect(looksLike("application/x-unknown", html)).toBe(false);
});

it.each(["constructor", "toString", "__proto__"])(
  "knows no type %s that every object inherits",
  (type) => {
    expect(looksLike(type, html)).toBe(false);
  },
);
