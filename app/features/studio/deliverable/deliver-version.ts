import * as z from "zod/mini";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { explainError } from "../../../data/explain-error.ts";

type Delivery = {
  deliverable: string;
  /** Null hands over the deliverable's address instead of a file. */
  object_path: string | null;
  file_name: string | null;
  note: string;
};

const answerSchema = z.object({ number: z.number() });

/** Makes a version of a stored file; told twice of the same file, it is one version. */
export async function deliverVersion(
  delivery: Delivery,
): Promise<{ number: number } | { reason: string }> {
  try {
    const { data } = await runQuery(sharedBackend().rpc("deliver_version", delivery));
    return answerSchema.parse(data);
  } catch (error) {
    return { reason: explainError(error) };
  }
}
