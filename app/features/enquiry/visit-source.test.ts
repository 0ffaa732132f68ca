// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { changeConsent } from "../../site/consent/consent.ts";
import { followVisitSource, readVisitSource } from "./visit-source.ts";

/** Answers what a page could look at to learn how its visitor came. */
function arrive(address: string, referrer: string) {
  return [
    vi
      .spyOn(performance, "getEntriesByType")
      .mockReturnValue([
        { name: address, entryType: "navigation", startTime: 0, duration: 0, toJSON: () => ({}) },
      ]),
    vi.spyOn(document, "referrer", "get").mockReturnValue(referrer),
  ];
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it("names the campaign, the site before and the first page, to those who agreed", () => {
  changeConsent("accepted");
  arrive(
    "https://studio.example/about?utm_source=weekly&utm_term=film&q=1",
    "https://news.example/",
  );
  expect(readVisitSource()).toEqual({
    utm_source: "weekly",
    utm_term: "film",
    referrer: "https://news.example/",
    landing: "/about",
  });
});

it("knows no first page where the visitor came from another page of the site", () => {
  changeConsent("accepted");
  arrive("https://studio.example/contact", `${location.origin}/about`);
  expect(readVisitSource()).toEqual({});
});

it("remembers the first page while the visitor agrees, and forgets it after", () => {
  arrive("https://studio.example/about?utm_source=weekly", "");
  followVisitSource();
  expect(sessionStorage.getItem("visitSource")).toBeNull();
  changeConsent("accepted");
  arrive("https://studio.example/contact", `${location.origin}/about`);
  expect(readVisitSource()).toEqual({ utm_source: "weekly", landing: "/about" });
  changeConsent("declined");
  expect(readVisitSource()).toBeUndefined();
  expect(sessionStorage.getItem("visitSource")).toBeNull();
});

it("looks at nothing without a yes", () => {
  const traces = arrive("https://studio.example/about?utm_source=weekly", "https://news.example/");
  for (const choose of [() => undefined, () => changeConsent("declined")]) {
    choose();
    followVisitSource();
    expect(readVisitSource()).toBeUndefined();
  }
  for (const trace of traces) expect(trace).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
