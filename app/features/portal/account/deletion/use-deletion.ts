import { useState } from "react";
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

/** What each step towards a deletion, or back from it, leaves behind on the page. */
export function useDeletion() {
  const { reload } = usePortalData();
  const attempt = useSignInAgain();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Whether it is done. */
  async function run(request: DeletionRequest): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setProblem(undefined);
    const { outcome } = await attempt(async () => {
      const answer = await callDeleteAccount(request);
      return { outcome: answer, error: answer.is === "failed" ? answer : null };
    });
    if (outcome.is === "done") {
      await reload("profile");
      if (request.action === "confirm" && outcome.dueAt)
        toast(deletionWords.confirmed(outcome.dueAt));
      if (request.action === "keep") toast(deletionWords.kept);
      // The button that was pressed has gone with what it was about.
      if (document.activeElement === document.body) focusPanel();
    } else setProblem(outcome.reason);
    setIsBusy(false);
    return outcome.is === "done";
  }

  return { isBusy, problem, clearProblem: () => setProblem(undefined), run };
}
