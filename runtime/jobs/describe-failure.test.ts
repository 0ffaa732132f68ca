import { describe, expect, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { describeFailure } from "./describe-failure.ts";

describe("what is kept of a failure", () => {
  it("is our own sentence, and the names of what lies beneath", () => {
    const cause = Object.assign(new Error("connect to 192.0.2.7"), { code: "ECONNREFUSED" });
    const error = new AppError("feed_unreachable", "The feed did not answer.", { cause });
    expect(describeFailure(error)).toBe(
      "AppError feed_unreachable: The feed did not answer. < Error ECONNREFUSED",
    );
  });

  it("repeats no value that a foreign error mentions", () => {
    expect(describeFailure(new TypeError("ada@clients.example is no number"))).toBe("TypeError");
    expect(describeFailure("ada@clients.example")).toBe("string");
  });

  it("is never long", () => {
    expect(describeFailure(new AppError("long", "x".repeat(9000)))).toHaveLength(500);
  });
});
