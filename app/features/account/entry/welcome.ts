import { authMessages } from "../../../../content/auth.ts";
import { secondStepWords } from "../../../../content/second-step.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { announce } from "./announce.ts";

/** That one is in; after a recovery code also how many of those are left. */
export async function welcome(by: "password" | "app" | "recovery"): Promise<void> {
  const { data } =
    by === "recovery" ? await sharedBackend().auth.mfa.recoveryCodes.getStatus() : { data: null };
  announce({
    title: authMessages.signedIn,
    ...(data && { description: secondStepWords.left(data.remaining) }),
  });
}
