// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { changeConsent, hasAccepted, readConsent, subscribeToConsent } from "./consent.ts";

const deny = () => {
  throw new DOMException("denied", "SecurityError");
};
const deniedStorage = { getItem: deny, setItem: deny, removeItem: deny };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("is undefined before a choice and after nonsense", () => {
  expect(readConsent()).toBeUndefined();
  localStorage.setItem("cookieConsent", "perhaps");
  expect(readConsent()).toBeUndefined();
});

it("keeps choice and time under the specified names, and tells who listens", () => {
  const listener = vi.fn();
  const stop = subscribeToConsent(listener);
  expect(changeConsent("accepted")).toBe(true);
  expect(localStorage.getItem("cookieConsent")).toBe("accepted");
  const date = localStorage.getItem("cookieConsentDate");
  expect(date).toBe(new Date(date ?? "").toISOString());
  expect(readConsent()?.date?.toISOString()).toBe(date);
  expect(hasAccepted()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  changeConsent("declined");
  expect(hasAccepted()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("gives the same object while nothing changes", () => {
  changeConsent("declined");
  expect(readConsent()).toBe(readConsent());
});

it("knows a choice without a date", () => {
  localStorage.setItem("cookieConsent", "declined");
  expect(readConsent()).toEqual({ choice: "declined", date: undefined });
});

it("says that a choice could not be kept", () => {
  vi.stubGlobal("localStorage", deniedStorage);
  expect(changeConsent("accepted")).toBe(false);
  expect(readConsent()).toBeUndefined();
});
