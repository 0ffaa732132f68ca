import * as z from "zod/mini";
import { type Brief, briefParts } from "../../../../domain/onboarding/onboarding.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

type Writing = { projectId: string; seen: number; brief: Brief; isHandedIn: boolean };

type WritingOutcome =
  | { is: "saved"; revision: number }
  /** By this writing. */
  | { is: "overtaken"; revision: number }
  | { is: "refused"; reason: string };

const revisionSchema = z.number();

/** Over what the writer has seen, and nothing newer. */
export async function saveBrief(writing: Writing): Promise<WritingOutcome> {
  const { projectId, seen, brief, isHandedIn } = writing;
  const answer = await sharedBackend().rpc("save_brief", {
    project: projectId,
    seen,
    brief: Object.fromEntries(briefParts.map((part) => [part, brief[part]])),
    hand_in: isHandedIn,
  });
  const { error } = answer;
  if (!error) {
    return { is: "saved", revision: revisionSchema.safeParse(answer.data).data ?? seen + 1 };
  }
  if (error.hint === "changed") return { is: "overtaken", revision: Number(error.details) };
  return { is: "refused", reason: explainError(error) };
}
