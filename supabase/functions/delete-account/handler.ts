import { accountAnswers } from "../../../content/account-answers.ts";
import {
  isTypedAddress,
  parseDeletionRequest,
  type DeletionRequest,
} from "../../../domain/account/deletion-request.ts";
import { countRequest } from "../../../runtime/rate-limit/count-request.ts";
import { readJson } from "../../../runtime/http/read-json.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { askForDeletion } from "../../../services/account/ask-for-deletion.ts";
import { confirmDeletion } from "../../../services/account/confirm-deletion.ts";
import { lockAccount, type LockedAccount } from "../../../services/account/lock-account.ts";
import { cancelDeletion } from "../../../services/account/cancel-deletion.ts";
import type { Transaction } from "../../../runtime/database/types.ts";
import { defineFunction } from "../_shared/define-function.ts";
import { findCaller } from "../../../services/account/find-caller.ts";
import { refuseUnassured } from "../_shared/refuse.ts";

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
export const handler = defineFunction("POST", async (request, context) => {
  const caller = await findCaller(context);
  if (!caller) return respondError(401, accountAnswers.signIn);
  if (caller.role === "staff") return respondError(403, accountAnswers.notForStaff);
  const asked = parseDeletionRequest(await readJson(request));
  if (!asked) return respondError(400, accountAnswers.unreadable, { fields: {} });
  // Keeping it needs no code: whoever lost the device must not lose the account to it.
  if (asked.action !== "keep" && !caller.isAssured) return refuseUnassured();
  const wait = await context.transaction((sql) =>
    countRequest(sql, [{ ...limits[asked.action], subject: caller.id }]),
  );
  if (wait > 0) return respondError(429, accountAnswers.tooMany, { retryAfterSeconds: wait });
  const refusal = await context.transaction(async (sql) => {
    const account = await lockAccount(sql, caller.id);
    return perform(sql, account, { ...asked, siteUrl: context.siteUrl });
  });
  if (refusal) return refusal;
  const { deletionDueAt } = await context.transaction((sql) => lockAccount(sql, caller.id));
  return respondJson({ deletion_due_at: deletionDueAt });
});

/** Answers why not; undefined when it is done. */
async function perform(
  sql: Transaction,
  account: LockedAccount,
  asked: DeletionRequest & { siteUrl: string },
): Promise<Response | undefined> {
  switch (asked.action) {
    case "ask":
      if (!isTypedAddress(asked.confirmation, account.email)) {
        const fields = { confirmation: accountAnswers.otherAddress };
        return respondError(400, accountAnswers.otherAddress, { fields });
      }
      if (!account.deletionDueAt) await askForDeletion(sql, account, asked.siteUrl);
      return undefined;
    case "confirm": {
      // Asked twice, by a link and by its code, it is confirmed once.
      if (account.deletionDueAt) return undefined;
      const isConfirmed = await confirmDeletion(sql, account, asked);
      const fields = { code: accountAnswers.wrongCode };
      return isConfirmed ? undefined : respondError(400, accountAnswers.wrongCode, { fields });
    }
    default:
      await cancelDeletion(sql, account);
      return undefined;
  }
}
