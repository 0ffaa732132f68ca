/** The proofs that raise a session, under the names that supabase-js knows. */
export const secondProofs = ["totp", "mfa/recovery_code"] as const;

export type SecondProof = (typeof secondProofs)[number];
