import * as z from "zod/mini";

/** How long a confirmed deletion can be taken back. The privacy page says the same. */
export const graceDays = 30;
/** So long before its end the account's owner is reminded, once. */
export const reminderDays = 3;

export const deletionRequestSchema = z.discriminatedUnion("action", [
  /** The account's own address, typed: nobody deletes an account by a slip. */
  z.object({ action: z.literal("ask"), confirmation: z.string() }),
  z.object({
    action: z.literal("confirm"),
    code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    token: z.optional(z.string().check(z.minLength(20), z.maxLength(200))),
  }),
  z.object({ action: z.literal("keep") }),
]);

export type DeletionRequest = z.infer<typeof deletionRequestSchema>;

export function parseDeletionRequest(body: unknown): DeletionRequest | undefined {
  const parsed = deletionRequestSchema.safeParse(body);
  return parsed.success ? parsed.data : undefined;
}

export function isTypedAddress(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}
