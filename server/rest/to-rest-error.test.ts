import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { AppError } from "../../runtime/errors/app-error.ts";
import { toRestError } from "./to-rest-error.ts";

function raised(code: string): Error {
  return Object.assign(Object.create(postgres.PostgresError.prototype), { code, message: "x" });
}

describe("toRestError", () => {
  it.each([
    ["22P02", 400],
    ["23502", 400],
    ["23503", 409],
    ["23505", 409],
    ["23514", 400],
    ["25006", 405],
    ["40001", 503],
    ["42P01", 404],
    ["42P10", 400],
    ["42883", 404],
    ["53300", 503],
    ["54001", 413],
    ["57014", 504],
    ["P0001", 400],
    ["PT429", 429],
    ["XX000", 500],
  ])("answers %s with %i", (code, status) => {
    expect(toRestError(raised(code), "authenticated")?.status).toBe(status);
  });

  it("tells a visitor to sign in, and everybody else that it is not theirs", () => {
    expect(toRestError(raised("42501"), "anon")?.status).toBe(401);
    expect(toRestError(raised("42501"), "authenticated")?.status).toBe(403);
  });

  it("knows the server's own refusals, and leaves the rest to the log", () => {
    expect(toRestError(new AppError("database_unavailable", "x"), null)?.status).toBe(503);
    expect(toRestError(new AppError("session_not_found", "x"), null)?.status).toBe(401);
    expect(toRestError(new Error("a bug"), "anon")).toBeNull();
  });
});
