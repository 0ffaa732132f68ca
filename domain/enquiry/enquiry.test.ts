import { describe, expect, it } from "vitest";
import {
  enquiryAction,
  enquiryForms,
  isEnquiryKind,
  readEnquiryForm,
  trapField,
} from "./enquiry-form.ts";
import { enquiryContent, parseEnquiry, type Enquiry } from "./enquiry.ts";

const contact = {
  kind: "contact",
  name: " Ada ",
  email: " ada@clients.example ",
  project: "film-production",
  message: " A film\r\nof two minutes. ",
};

function enquiryOf(body: unknown): Enquiry {
  const parsed = parseEnquiry(body);
  if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.enquiry;
}

function faultsOf(body: unknown): Readonly<Record<string, string>> {
  const parsed = parseEnquiry(body);
  return "faults" in parsed ? parsed.faults : {};
}

describe("parseEnquiry", () => {
  it("trims, evens line ends, and takes what is empty as nothing", () => {
    expect(enquiryOf({ ...contact, company: "  ", source: { utm_source: "news" } })).toEqual({
      kind: "contact",
      name: "Ada",
      email: "ada@clients.example",
      company: null,
      project: "film-production",
      message: "A film\nof two minutes.",
      page: null,
      startedAt: null,
      source: { utm_source: "news" },
      [trapField]: null,
    });
  });

  it.each([
    ["contact", ["name", "email", "message"]],
    ["quote", ["name", "email"]],
    ["call", ["email"]],
    ["consultation", ["email"]],
    ["project", ["email"]],
  ])("names every field that %s misses", (kind, missing) => {
    expect(Object.keys(faultsOf({ kind })).toSorted()).toEqual(missing.toSorted());
    const blank = Object.fromEntries(missing.map((field) => [field, " \u200B\u00A0\n"]));
    expect(Object.keys(faultsOf({ kind, ...blank })).toSorted()).toEqual(missing.toSorted());
    expect(isEnquiryKind(kind) && [...enquiryForms[kind].required].toSorted()).toEqual(
      missing.toSorted(),
    );
  });

  it("says what is missing in plain words", () => {
    expect(faultsOf({ kind: "contact", email: "ada" })).toEqual({
      name: "name-missing",
      email: "email-invalid",
      message: "message-missing",
    });
  });

  it.each([
    ["no address", { ...contact, email: "ada" }, "email"],
    ["two addresses", { ...contact, email: "a@b.example,c@d.example" }, "email"],
    ["a header in the address", { ...contact, email: "a@b.example\r\nBcc: c@d.example" }, "email"],
    ["an invisible mark in the address", { ...contact, email: "a\u202Eb@c.example" }, "email"],
    ["an address with an empty label", { ...contact, email: "a@b..example" }, "email"],
    ["a header in the name", { ...contact, name: "Ada\r\nBcc: c@d.example" }, "name"],
    ["a NUL in the name", { ...contact, name: "A\0da" }, "name"],
    ["a name too long", { ...contact, name: "a".repeat(201) }, "name"],
    ["a company too long", { ...contact, company: "a".repeat(201) }, "company"],
    ["a message too long", { ...contact, message: "a".repeat(20_001) }, "message"],
    ["a project nobody offers", { ...contact, project: "wedding" }, "project"],
    ["a name that is no text", { ...contact, name: ["Ada"] }, "name"],
    ["a kind nobody knows", { ...contact, kind: "__proto__" }, "kind"],
    ["a list", [contact], "body"],
    ["nothing", null, "body"],
  ])("refuses %s", (_name, body, field) => {
    expect(Object.keys(faultsOf(body))).toEqual([field]);
  });

  it("keeps words and markup as they are, and drops what cannot be seen", () => {
    const message = "<b>Hi</b>\0 \u202Egnp.exe\u202C \uD800 שלום 👩‍🚀\tend";
    expect(enquiryOf({ ...contact, message }).message).toBe(
      "<b>Hi</b> gnp.exe \uFFFD שלום 👩‍🚀\tend",
    );
  });

  it("never refuses an enquiry for what no visitor typed", () => {
    const odd = {
      page: { path: 7 },
      startedAt: "0000-02-31T99:99:99Z",
      source: { utm_source: 7, referrer: "x".repeat(900), landing: "/a\0b", other: "dropped" },
      [trapField]: 7,
    };
    expect(enquiryOf({ ...contact, ...odd })).toMatchObject({
      page: null,
      startedAt: null,
      source: { referrer: "x".repeat(500), landing: "/ab" },
      [trapField]: null,
    });
    expect(enquiryOf({ ...contact, source: "news" }).source).toEqual({});
    expect(enquiryOf({ ...contact, startedAt: "2026-03-01T10:00:00+02:00" }).startedAt).toBe(
      "2026-03-01T08:00:00.000Z",
    );
  });
});

describe("readEnquiryForm", () => {
  it("takes the form's own fields and nothing else", () => {
    const form = new FormData();
    form.append("name", "Ada");
    form.append("email", "ada@clients.example");
    form.append("message", "");
    form.append("kind", "quote");
    form.append("page", "/contact");
    form.append("company", new Blob(["x"]), "x.txt");
    expect(readEnquiryForm("contact", form)).toEqual({
      kind: "contact",
      name: "Ada",
      email: "ada@clients.example",
      page: "/contact",
    });
  });
});

describe("enquiryAction", () => {
  it("is the site's own address, or the function of a hosted backend", () => {
    expect(enquiryAction("call", "")).toBe("/forms/call");
    expect(enquiryAction("call", "https://project.supabase.example/")).toBe(
      "https://project.supabase.example/functions/v1/submit-enquiry?kind=call",
    );
  });
});

describe("enquiryContent", () => {
  it("is equal for the same words from another page, and for no other words", () => {
    const first = enquiryOf(contact);
    const again = enquiryOf({ ...contact, email: "ADA@clients.example", page: "/pricing" });
    expect(enquiryContent(again)).toBe(enquiryContent(first));
    expect(enquiryContent(enquiryOf({ ...contact, kind: "quote" }))).not.toBe(
      enquiryContent(first),
    );
  });
});
