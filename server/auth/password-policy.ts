import {
  findWeaknesses,
  passwordLimits,
  type PasswordWeakness,
} from "../../domain/account/password-rules.ts";
import { AuthError } from "./auth-error.ts";

const { shortest, longest, distinct } = passwordLimits;

const sentences: Record<PasswordWeakness, string> = {
  length: `Password should be at least ${shortest} characters.`,
  characters: `Password should contain at least ${distinct} different characters.`,
  pwned: "Password is known to be weak and easy to guess, please choose a different one.",
};

export function requireStrongPassword(password: string): void {
  if (Array.from(password).length > longest) {
    throw new AuthError(
      "validation_failed",
      `Password cannot be longer than ${longest} characters`,
    );
  }
  const reasons = findWeaknesses(password);
  if (reasons.length === 0) return;
  throw new AuthError("weak_password", reasons.map((reason) => sentences[reason]).join(" "), {
    reasons,
  });
}
