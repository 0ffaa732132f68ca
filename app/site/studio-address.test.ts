import { describe, expect, it } from "vitest";
import { areaAddress, changeDetails, readPage } from "./studio-address.ts";
import { readAuditSearch } from "../features/studio/audit/audit-search.ts";
import { readClientSearch } from "../features/studio/client/client-search.ts";

const parameters = (query: string) => new URLSearchParams(query);

describe("the address of an area", () => {
  it("is the studio's own for the inbox", () => {
    expect(areaAddress("inbox")).toBe("/studio");
    expect(areaAddress("inbox", { item: "7" })).toBe("/studio?item=7");
  });

  it("names the area and what is open, and leaves out what is empty", () => {
    expect(areaAddress("clients", { client: "a", q: "", page: null })).toBe(
      "/studio?area=clients&client=a",
    );
  });

  it("changes one thing and keeps the rest", () => {
    const changed = changeDetails(parameters("area=clients&q=lund&page=3"), { page: null });
    expect(changed.toString()).toBe("area=clients&q=lund");
  });
});

describe("what an address asks of a list", () => {
  it.each([
    ["page=3", 3],
    ["", 1],
    ["page=0", 1],
    ["page=-2", 1],
    ["page=1e9", 1],
    ["page=99999999", 1],
  ])("%s is page %i", (query, page) => expect(readPage(parameters(query))).toBe(page));

  it("of the clients is only what that list knows", () => {
    expect(readClientSearch(parameters("q= lund &only=invited&sort=-seen&page=2"))).toEqual({
      q: "lund",
      only: "invited",
      sort: "-seen",
      page: 2,
    });
    expect(readClientSearch(parameters("only=everyone&sort=password"))).toEqual({
      q: "",
      only: null,
      sort: null,
      page: 1,
    });
  });

  it("of the audit log is only what can be asked", () => {
    const person = "11111111-1111-4111-8111-111111111111";
    expect(readAuditSearch(parameters(`person=${person}&action=preview&before=41`))).toMatchObject({
      person,
      action: "preview",
      before: 41,
    });
    const nonsense = readAuditSearch(
      parameters("person=me&table=a;b&action=burn&from=yesterday&before=x&row=a%20b"),
    );
    expect(Object.values(nonsense).every((value) => value === null)).toBe(true);
  });
});
