import { accountAnswers } from "../../../content/account.ts";
import {
  isTypedAddress,
  parseDeletionRequest,
  type DeletionRequest,
} from "../../../domain/profile/deletion-request.ts";
import type { Transaction } from "../../../server/database.ts";
import { inTransaction } from "../_shared/database.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findCaller, refuseUnassured } from "../_shared/find-caller.ts";
import { countRequest } from "../_shared/rate-limit.ts";
import { readJson } from "../_shared/read-json.ts";
import { respondError, respondJson } from "../_shared/respond.ts";
import { askForDeletion } from "./ask-for-deletion.ts";
import { confirmDeletion } from "./confirm-deletion.ts";
import { findLeaver, type Leaver } from "./find-leaver.ts";
import { keepAccount } from "./keep-account.ts";

const hour = 3600;
const limits = {
  ask: { counted: "deletions asked for", limit: 5, windowSeconds: hour },
  confirm: { counted: "deletion codes tried", limit: 10, windowSeconds: hour / 4 },
  keep: { counted: "accounts kept", limit: 20, windowSeconds: hour },
};

/**
 * `{action: 'ask', confirmation}`, `{action: 'confirm', code or token}` or `{action: 'keep'}`, from the account's owner.
 * Answers `{deletion_due_at}`: null while nothing is decided.
 */
export const handler = defineFunction("POST", async (request) => {
  const caller = await findCaller(request);
  if (!caller) return respondError(401, accountAnswers.signIn);
  if (caller.role === "staff") return respondError(403, accountAnswers.notForStaff);
  const asked = parseDeletionRequest(await readJson(request));
  if (!asked) return respondError(400, accountAnswers.unreadable, { fields: {} });
  // Keeping it needs no code: whoever lost the device must not lose the account to it.
  if (asked.action !== "keep" && !caller.isAssured) return refuseUnassured();
  const wait = await inTransaction((sql) =>
    countRequest(sql, [{ ...limits[asked.action], subject: caller.id }]),
  );
  if (wait > 0) return respondError(429, accountAnswers.tooMany, { retryAfterSeconds: wait });
  const refusal = await inTransaction(async (sql) => {
    const leaver = await findLeaver(sql, caller.id);
    return perform(sql, leaver, asked);
  });
  if (refusal) return refusal;
  const { deletionDueAt } = await inTransaction((sql) => findLeaver(sql, caller.id));
  return respondJson({ deletion_due_at: deletionDueAt });
});

/** Answers why not; undefined when it is done. */
async function perform(
  sql: Transaction,
  leaver: Leaver,
  asked: DeletionRequest,
): Promise<Response | undefined> {
  switch (asked.action) {
    case "ask":
      if (!isTypedAddress(asked.confirmation, leaver.email)) {
        const fields = { confirmation: accountAnswers.otherAddress };
        return respondError(400, accountAnswers.otherAddress, { fields });
      }
      if (!leaver.deletionDueAt) await askForDeletion(sql, leaver);
      return undefined;
    case "confirm": {
      // Asked twice, by a link and by its code, it is confirmed once.
      if (leaver.deletionDueAt) return undefined;
      const isConfirmed = await confirmDeletion(sql, leaver, asked);
      const fields = { code: accountAnswers.wrongCode };
      return isConfirmed ? undefined : respondError(400, accountAnswers.wrongCode, { fields });
    }
    default:
      await keepAccount(sql, leaver);
      return undefined;
  }
}
