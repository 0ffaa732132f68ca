import { expect, it, vi } from "vitest";
import { requestAnswers } from "../../content/request-answers.ts";
import { unstorableMessage } from "../../runtime/database/is-unstorable.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import { explainFormFailure } from "./explain-form-failure.ts";

it("asks to come back in a moment where the database is away", () => {
  const report = vi.fn();
  const away = new AppError("database_unavailable", "The database cannot be reached right now.");
  expect(explainFormFailure(away, report)).toEqual({
    status: 503,
    error: away.message,
    fields: {},
    retryAfterSeconds: 2,
  });
  expect(report).not.toHaveBeenCalled();
});

it("says what cannot be stored, which is no fault of ours", () => {
  const report = vi.fn();
  const nul = Object.assign(new Error("invalid byte sequence"), { code: "22021" });
  expect(explainFormFailure(nul, report)).toEqual({
    status: 400,
    error: unstorableMessage,
    fields: {},
  });
  expect(report).not.toHaveBeenCalled();
});

it("reports whatever else it is, and tells no visitor of it", () => {
  const report = vi.fn();
  const error = new AppError("somewhere_else", "A table is missing.");
  expect(explainFormFailure(error, report)).toEqual({
    status: 500,
    error: requestAnswers.failed,
    fields: {},
  });
  expect(report).toHaveBeenCalledWith(error);
});
