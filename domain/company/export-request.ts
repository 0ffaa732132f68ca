import * as z from "zod/mini";

/** With a company, all that it holds, for its owners; without, what the caller wrote and did. */
export const exportRequestSchema = z.object({ companyId: z.optional(z.uuid()) });
