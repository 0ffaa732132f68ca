import * as z from "zod/mini";
import { deletionWords, profileFailures } from "../../../../../content/account.ts";
import type { DeletionRequest } from "../../../../../domain/account/deletion-request.ts";
import { callFunction } from "../../../../data/call-function.ts";

const answerSchema = z.object({ deletion_due_at: z.nullable(z.string()) });

export type DeletionOutcome =
  | { is: "done"; dueAt: string | null }
  /** What was typed or followed is not right: said at its field. */
  | { is: "refused"; reason: string }
  | { is: "failed"; reason: string; code?: string | undefined };

export async function callDeleteAccount(body: DeletionRequest): Promise<DeletionOutcome> {
  const answer = await callFunction("delete-account", body, answerSchema);
  if (answer.is === "done") return { is: "done", dueAt: answer.data.deletion_due_at };
  const { status, message, code, isOffline } = answer;
  if (isOffline) return { is: "failed", reason: profileFailures.offline };
  if (status === 0) return { is: "failed", reason: profileFailures.unreachable };
  if (status === 429) return { is: "failed", reason: profileFailures.limited };
  if (status === 400) return { is: "refused", reason: message };
  return { is: "failed", reason: status < 400 ? deletionWords.failed : message, code };
}
