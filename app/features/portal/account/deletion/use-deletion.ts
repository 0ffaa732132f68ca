import { deletionWords } from "../../../../../content/account.ts";
import type { DeletionRequest } from "../../../../../domain/account/deletion-request.ts";
import { useSignInAgain } from "../../../account/sign-in-again/use-sign-in-again.ts";
import { toast } from "../../../../ui/toast.ts";
import { usePortalData } from "../../portal-data.ts";
import { callDeleteAccount } from "./call-delete-account.ts";

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
