import { describe, expect, it } from "vitest";
import { noSuchAreaAddress } from "./no-such-area.ts";
import { areaNames } from "./studio.ts";
import { areaAddress, changeDetails, leadOn, readArea } from "./studio-address.ts";

const parameters = (query: string) => new URLSearchParams(query);

describe("the address of an area", () => {
  it("names the area and what is open, and leaves out what is empty", () => {
    expect(areaAddress("inbox")).toBe("/studio/inbox");
    expect(areaAddress("clients", { client: "a b", q: "", page: null })).toBe(
      "/studio/clients?client=a+b",
    );
  });

  it.each(areaNames)("of %s is read as it was built, with a last slash and without", (area) => {
    expect(readArea(areaAddress(area))).toBe(area);
    expect(readArea(`${areaAddress(area)}/`)).toBe(area);
  });

  it.each(["/studio", "/studio/", "/studio/no-such-area", "/studio/clients/7", "/clients", "/"])(
    "is not %s",
    (pathname) => expect(readArea(pathname)).toBeUndefined(),
  );

  it("changes one thing and keeps the rest", () => {
    const changed = changeDetails(parameters("only=invited&q=lund&page=3"), { page: null });
    expect(changed.toString()).toBe("only=invited&q=lund");
  });
});

describe("the studio's own address", () => {
  it("leads to the inbox, with what it says beside", () => {
    expect(leadOn(parameters(""))).toBe("/studio/inbox");
    expect(leadOn(parameters("item=7&status=all"))).toBe("/studio/inbox?item=7&status=all");
  });

  it.each(areaNames)("leads to %s where it names it as addresses of before did", (area) => {
    expect(leadOn(parameters(`area=${area}`))).toBe(`/studio/${area}`);
    expect(leadOn(parameters(`q=port%26co&area=${area}&page=2`))).toBe(
      `/studio/${area}?q=port%26co&page=2`,
    );
  });

  it.each(["area=", "area=nonsense", "area=toString", "area=..%2F..%2Fauth"])(
    "leads nowhere by %s",
    (query) => expect(leadOn(parameters(query))).toBeUndefined(),
  );
});

it("leads from an area that there is none of to where the studio says so", () => {
  for (const asked of ["nonsense", "inbox/deeper", "a&b=c#d"]) {
    const { pathname, searchParams } = new URL(noSuchAreaAddress(asked), "http://own.invalid");
    expect([pathname, searchParams.get("area")]).toEqual(["/studio", asked]);
    expect(leadOn(searchParams)).toBeUndefined();
  }
});
