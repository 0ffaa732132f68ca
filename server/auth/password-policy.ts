import { AuthError } from "./auth-error.ts";
import { commonPasswords } from "./common-passwords.ts";

export const passwordMinLength = 8;
const passwordMaxLength = 256;
const distinctCharacters = 5;

/**
 * Length, some variety, and none of the best-known passwords. No rules about digits or capitals:
 * they make passwords harder to remember, not to guess (NIST SP 800-63B). Breach lists are not
 * consulted, so the reason `pwned` stands for the built-in list only.
 */
export function requireStrongPassword(password: string): void {
  const characters = Array.from(password);
  if (characters.length > passwordMaxLength) {
    throw new AuthError(
      "validation_failed",
      `Password cannot be longer than ${passwordMaxLength} characters`,
    );
  }
  const reasons: string[] = [];
  if (characters.length < passwordMinLength) reasons.push("length");
  if (new Set(characters).size < Math.min(distinctCharacters, characters.length)) {
    reasons.push("characters");
  }
  if (commonPasswords.has(password.toLowerCase())) reasons.push("pwned");
  if (reasons.length === 0) return;
  throw new AuthError("weak_password", reasons.map((reason) => sentences[reason]).join(" "), {
    reasons,
  });
}

const sentences: Record<string, string> = {
  length: `Password should be at least ${passwordMinLength} characters.`,
  characters: `Password should contain at least ${distinctCharacters} different characters.`,
  pwned: "Password is known to be weak and easy to guess, please choose a different one.",
};
