import { FunctionsFetchError, FunctionsHttpError } from "@supabase/functions-js";
import * as z from "zod/mini";
import { deletionWords, profileFailures } from "../../../../../content/account.ts";
import type { DeletionRequest } from "../../../../../domain/account/deletion-request.ts";
import { sharedBackend } from "../../../../data/shared-backend.ts";
import { leaveWhenEnded } from "../../../../data/leave-when-ended.ts";

const answerSchema = z.object({ deletion_due_at: z.nullable(z.string()) });
const refusalSchema = z.object({ error: z.string(), code: z.optional(z.string()) });

export type DeletionOutcome =
  | { is: "done"; dueAt: string | null }
  /** What was typed or followed is not right: said at its field. */
  | { is: "refused"; reason: string }
  | { is: "failed"; reason: string; code?: string | undefined };

export async function callDeleteAccount(body: DeletionRequest): Promise<DeletionOutcome> {
  const answer = await sharedBackend().functions.invoke<unknown>("delete-account", { body });
  const error: unknown = answer.error;
  if (error instanceof FunctionsHttpError) return explainRefusal(error);
  if (error instanceof FunctionsFetchError) {
    const { offline, unreachable } = profileFailures;
    return { is: "failed", reason: navigator.onLine ? unreachable : offline };
  }
  const parsed = answerSchema.safeParse(answer.data);
  if (!parsed.success) return { is: "failed", reason: deletionWords.failed };
  return { is: "done", dueAt: parsed.data.deletion_due_at };
}

async function explainRefusal(error: FunctionsHttpError): Promise<DeletionOutcome> {
  const response: unknown = error.context;
  if (!(response instanceof Response)) return { is: "failed", reason: deletionWords.failed };
  if (response.status === 401) leaveWhenEnded();
  if (response.status === 429) return { is: "failed", reason: profileFailures.limited };
  const { reason, code } = await readRefusal(response);
  return response.status === 400 ? { is: "refused", reason } : { is: "failed", reason, code };
}

async function readRefusal(
  response: Response,
): Promise<{ reason: string; code?: string | undefined }> {
  try {
    const { error: reason, ...rest } = refusalSchema.parse(await response.json());
    return { reason, ...rest };
  } catch {
    return { reason: deletionWords.failed };
  }
}
