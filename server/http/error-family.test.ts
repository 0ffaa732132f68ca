import { describe, expect, it } from "vitest";
import { AppError } from "../../runtime/errors/app-error.ts";
import { AuthError } from "../auth/auth-error.ts";
import { RestError } from "../rest/rest-error.ts";
import { storageError } from "../storage/storage-error.ts";
import { statusOf } from "./error-response.ts";

describe("the refusals of every protocol", () => {
  const cause = new Error("below");

  it.each([
    [storageError("noSuchBucket", "Bucket not found", { cause }), 404, "NoSuchBucket"],
    [new AuthError("weak_password", "Too short", { cause }), 422, "weak_password"],
    [new RestError(406, "PGRST116", "Not one row", { cause }), 406, "PGRST116"],
    [new AppError("payload_too_large", "Too large", { cause }), 413, "payload_too_large"],
  ])("are one family: %s", (error, status, code) => {
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code, cause });
    expect(statusOf(error)).toBe(status);
  });
});
