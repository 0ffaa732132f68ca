import * as z from "zod/mini";

/** Money that a company has paid, and what each part of it was used for. */
export const incomingRow = /* @__PURE__ */ z.object({
  id: z.string(),
  source: z.enum(["bank", "eth"]),
  received_on: z.string(),
  unused_pence: z.number(),
  allocations: z.array(z.object({ document_id: z.string(), pence: z.number() })),
});
export type IncomingRow = z.infer<typeof incomingRow>;

export const incomingColumns = `id,source,received_on,unused_pence,
  allocations(document_id,pence)`;
