import {
  passwordLimits,
  type PasswordStrength,
  type PasswordWeakness,
} from "../domain/account/password-rules.ts";

export const authFields = {
  name: { label: "Full Name", missing: "Please enter your name." },
  email: { label: "Email", missing: "Please enter your email address." },
  company: { label: "Company Name", missing: "" },
  password: { label: "Password", missing: "Please enter a password." },
  code: { label: "Six-digit code", missing: "Please enter the six digits." },
  recovery: { label: "Recovery code", missing: "Please enter one of your recovery codes." },
} as const;

export const passwordWords = {
  newLabel: "New password",
  show: "Show password",
  hide: "Hide password",
  strength: "Password strength",
  strengths: {
    weak: "not enough yet",
    fair: "enough",
    good: "good",
    strong: "strong",
  } satisfies Record<PasswordStrength, string>,
  rules: {
    length: `At least ${passwordLimits.shortest} characters`,
    characters: `At least ${passwordLimits.distinct} different ones`,
    pwned: "Not a password that everybody tries first",
  } satisfies Record<PasswordWeakness, string>,
} as const;
