import { deletionWords } from "../../../../../content/account.ts";
import { profileFailures } from "../../../../../content/profile.ts";
import { describeWait } from "../../../../../content/waiting-time.ts";
import type { DeletionRequest } from "../../../../../domain/account/deletion-request.ts";
import { useSignInAgain } from "../../../account/sign-in-again/use-sign-in-again.ts";
import { toast } from "../../../../ui/toast.ts";
import { usePortalData } from "../../portal-data.ts";
import * as z from "zod/mini";
import { callFunction } from "../../../../data/call-function.ts";

const answerSchema = z.object({ deletion_due_at: z.nullable(z.string()) });

function focusPanel() {
  const panel = document.querySelector('[role="tabpanel"]:not([hidden])');
  if (panel instanceof HTMLElement) panel.focus({ preventScroll: true });
}

/** Takes a step towards a deletion, or back from it. Answers why it came to nothing. */
export function useDeletion() {
  const { reload } = usePortalData();
  const attempt = useSignInAgain();

  return async (request: DeletionRequest): Promise<string | undefined> => {
    const { outcome } = await attempt(async () => {
      const answer = await callDeleteAccount(request);
      return { outcome: answer, error: answer.is === "failed" ? answer : null };
    });
    if (outcome.is !== "done") return outcome.reason;
    await reload("profile");
    if (request.action === "confirm" && outcome.dueAt)
      toast(deletionWords.confirmed(outcome.dueAt));
    if (request.action === "keep") toast(deletionWords.kept);
    // The button that was pressed has gone with what it was about.
    if (document.activeElement === document.body) focusPanel();
    return undefined;
  };
}

type DeletionOutcome =
  | { is: "done"; dueAt: string | null }
  /** What was typed or followed is not right: said at its field. */
  | { is: "refused"; reason: string }
  | { is: "failed"; reason: string; code?: string | undefined };

async function callDeleteAccount(body: DeletionRequest): Promise<DeletionOutcome> {
  const answer = await callFunction("delete-account", body, answerSchema);
  if (answer.is === "done") return { is: "done", dueAt: answer.data.deletion_due_at };
  const { status, message, code, isOffline, retryAfterSeconds } = answer;
  if (isOffline) return { is: "failed", reason: profileFailures.offline };
  if (status === 0) return { is: "failed", reason: profileFailures.unreachable };
  if (status === 429)
    return { is: "failed", reason: profileFailures.limited(describeWait(retryAfterSeconds)) };
  if (status === 400) return { is: "refused", reason: message };
  return { is: "failed", reason: status < 400 ? deletionWords.failed : message, code };
}
