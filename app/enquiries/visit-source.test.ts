// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { changeConsent } from "../consent/consent.ts";
import { followVisitSource, readVisitSource } from "./visit-source.ts";

function arrive(address: string, referrer: string) {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: address, entryType: "navigation", startTime: 0, duration: 0, toJSON: () => ({}) },
  ]);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it("names the campaign, the site before and the first page", () => {
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
  expect(readVisitSource()).toEqual({});
});
