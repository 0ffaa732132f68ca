import { z } from "zod";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { ensureProposalFile } from "./ensure-file.ts";

const payload = z.object({ id: z.uuid() });

/** Draws a version's PDF right after it was sent, so that whoever signs does not wait for it. */
export function createProposalDrawing(): JobHandler {
  return async (job) => {
    await ensureProposalFile(job.transaction, payload.parse(job.payload).id);
  };
}
