import { describe, expect, it } from "vitest";
import { readPage } from "../../../content/studio-address.ts";
import { readAuditSearch } from "./audit/audit-search.ts";
import { readClientSearch } from "./client/client-search.ts";

const parameters = (query: string) => new URLSearchParams(query);

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
