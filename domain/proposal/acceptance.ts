import * as z from "zod/mini";

/** acceptance.json: what a signature was, in the words and figures of the moment. Its canonical form is anchored. */
export const acceptance = z.object({
  kind: z.literal("acceptance"),
  /** 128 random bits: nobody guesses the rest from its hash. */
  nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  proposal: z.object({
    id: z.uuid(),
    title: z.string(),
    version: z.int(),
    hash: z.string(),
    /** Of the PDF, as SHA-256. */
    pdf_sha256: z.string(),
  }),
  /** Of a change order: the project that it changes, and what had been signed for it. */
  amends: z.optional(
    z.object({
      project: z.object({ id: z.uuid(), title: z.string() }),
      agreements: z.array(z.object({ hash: z.string(), signed_at: z.string() })),
    }),
  ),
  chosen: z.array(z.string()),
  net_pence: z.int(),
  vat_pence: z.int(),
  total_pence: z.int(),
  seller: z.object({ name: z.string(), company_number: z.string() }),
  buyer: z.object({ name: z.string(), country: z.string() }),
  signer: z.object({ name: z.string(), role: z.string(), email: z.string() }),
  /** The sentences that were agreed to, word for word. */
  consent: z.array(z.string()),
  terms_version: z.string(),
  sent_at: z.string(),
  opened_at: z.string(),
  signed_at: z.string(),
  user_agent: z.string(),
  /** A keyed hash of the network address: comparable, and no address. */
  network: z.string(),
});
export type Acceptance = z.infer<typeof acceptance>;
