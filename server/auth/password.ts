import { hash, verify } from "@node-rs/argon2";

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. Argon2id is the package's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(password: string, encrypted: string): Promise<boolean>;
};

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

export function verifyPassword(password: string, encrypted: string): Promise<boolean> {
  return verify(encrypted, password.normalize("NFC"));
}

export const argon2Passwords: Passwords = { hash: hashPassword, verify: verifyPassword };

// The hash of random bytes nobody kept, made with the cost above.
const decoy =
  "$argon2id$v=19$m=19456,t=2,p=1$cGcHQXR38vdPtQXaxQ2yYQ$tI/AJKYShXkR+kPwzUE3pExN0sz7Bay6MWtu8tFjjrI";

/** Checks against the account's hash, or takes just as long when there is none. */
export async function verifyOrPretend(
  passwords: Passwords,
  password: string,
  encrypted: string | null | undefined,
): Promise<boolean> {
  const matches = await passwords.verify(password, encrypted || decoy);
  return matches && Boolean(encrypted);
}
