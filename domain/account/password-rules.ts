import { commonPasswords } from "./common-passwords.ts";

export const passwordLimits = { shortest: 8, longest: 256, distinct: 5 } as const;

/** The reasons of the wire protocol; breach lists are not consulted, so `pwned` is the built-in list. */
export const passwordWeaknesses = ["length", "characters", "pwned"] as const;
export type PasswordWeakness = (typeof passwordWeaknesses)[number];

/**
 * Length, some variety, and none of the best-known passwords. No rules about digits or capitals:
 * they make passwords harder to remember, not to guess (NIST SP 800-63B).
 */
export function findWeaknesses(password: string): PasswordWeakness[] {
  const characters = Array.from(password);
  const { shortest, distinct } = passwordLimits;
  const weaknesses: PasswordWeakness[] = [];
  if (characters.length < shortest) weaknesses.push("length");
  if (new Set(characters).size < Math.min(distinct, characters.length)) {
    weaknesses.push("characters");
  }
  if (commonPasswords.has(password.toLowerCase())) weaknesses.push("pwned");
  return weaknesses;
}

export const passwordStrengths = ["weak", "fair", "good", "strong"] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** Beyond what is required, length is what counts, as far as it does not repeat itself. */
export function ratePassword(password: string): PasswordStrength {
  if (findWeaknesses(password).length > 0) return "weak";
  const { length } = Array.from(password);
  const effective = Math.min(length, 2 * new Set(password).size);
  if (effective < 12) return "fair";
  return effective < 16 ? "good" : "strong";
}
