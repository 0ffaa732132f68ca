// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { keepMailLink, readMailLink, takeMailLink } from "./mail-link.ts";

afterEach(() => history.replaceState(null, "", "/"));

describe("the fragment of a mail's link", () => {
  it("carries a session and what it is for", () => {
    const fragment = "#access_token=a&expires_in=3600&refresh_token=r&type=recovery";
    expect(readMailLink(fragment)).toEqual({
      kind: "session",
      type: "recovery",
      accessToken: "a",
      refreshToken: "r",
      fragment,
    });
  });

  it("or says why it was refused", () => {
    const fragment = "#error=access_denied&error_code=otp_expired&error_description=Gone";
    expect(readMailLink(fragment)).toEqual({ kind: "refused", code: "otp_expired" });
  });

  it.each(["", "#story", "#access_token=a", "#error=1", "#a-post?error_code=x"])(
    "is none of ours: %s",
    (fragment) => expect(readMailLink(fragment)).toBeUndefined(),
  );

  it("leaves the address at once, and is handed on once", () => {
    history.replaceState(null, "", "/?utm_source=mail#access_token=a&refresh_token=r&type=signup");
    keepMailLink();
    expect(location.hash).toBe("");
    expect(location.search).toBe("?utm_source=mail");
    expect(takeMailLink()).toMatchObject({ kind: "session", type: "signup" });
    expect(takeMailLink()).toBeUndefined();
  });

  it("any other fragment stays where it is", () => {
    history.replaceState(null, "", "/labs#a-post");
    keepMailLink();
    expect(location.hash).toBe("#a-post");
    expect(takeMailLink()).toBeUndefined();
  });
});
