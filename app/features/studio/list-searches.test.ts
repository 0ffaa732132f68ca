import { describe, expect, it } from "vitest";
import {
  readChoice,
  readId,
  readOpenId,
  readPage,
  readTerm,
} from "../../../content/studio-address.ts";
import { readAuditSearch } from "./audit/audit-search.ts";
import { readClientSearch } from "./client/client-search.ts";
import { readStudioProjectSearch } from "./project/project-search.ts";

const someId = "4be0643f-1d98-473b-97cd-ca98a65347dd";
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

  it.each([
    ["", null, null],
    ["project=", null, null],
    ["project=x", null, "00000000-0000-0000-0000-000000000000"],
    [`project=${someId}`, someId, someId],
  ])("%s narrows to %s and opens %s", (query, narrowed, opened) => {
    expect(readId(parameters(query), "project")).toBe(narrowed);
    expect(readOpenId(parameters(query), "project")).toBe(opened);
  });

  it("is searched for without the blanks around it, and no longer than an address", () => {
    expect(readTerm(parameters("q=+Lund+%26+Co+"))).toBe("Lund & Co");
    expect(readTerm(parameters(`q=${"x".repeat(9000)}`))).toHaveLength(254);
    expect(readTerm(parameters(""))).toBe("");
  });

  it("is one of the choices that there are", () => {
    expect(readChoice(parameters("state=open"), "state", ["open", "closed"])).toBe("open");
    expect(readChoice(parameters("state=ajar"), "state", ["open", "closed"])).toBeNull();
  });

  it("of the projects is a client's only where that can be one", () => {
    expect(readStudioProjectSearch(parameters("client=x&status=x"))).toMatchObject({
      client: null,
      status: null,
    });
  });

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
