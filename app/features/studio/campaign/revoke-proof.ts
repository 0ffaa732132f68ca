import { anyAnswer, callFunction } from "../../../data/call-function.ts";

/** As `useSignInAgain` wants it: the refusal, or null. */
export async function revokeProof(campaignId: string, contentHash: string) {
  const answer = await callFunction(
    "blockchain-verify-content",
    { contentId: campaignId, contentType: "campaign", revoke: contentHash },
    anyAnswer,
  );
  return { error: answer.is === "refused" ? answer : null };
}
