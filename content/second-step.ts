import type { FailureWords } from "./auth.ts";

/** Between the password and the account, for those who have set up a second step. */
export const secondStepWords = {
  heading: "One more step.",
  app: "Enter the code that your authenticator app shows for",
  recovery: "Enter one of the recovery codes that you kept for",
  whichApp: "Which app",
  code: "Six-digit code",
  codeMissing: "Please enter the six digits.",
  recoveryCode: "Recovery code",
  recoveryMissing: "Please enter one of your recovery codes.",
  switchToApp: "Use your authenticator app",
  switchToRecovery: "Use a recovery code",
  send: "Go on",
  signOut: "Sign out",
  lost: "Neither the app nor a recovery code at hand? Write to",
  lostAfter: "and we will make sure that it is you.",
  lostSubject: "My second step is lost",
  left: (count: number) =>
    count === 0
      ? "That was your last recovery code. Make new ones where you set up the second step."
      : `${countCodes(count)} left.`,
} as const;

/** By what was typed. */
export const secondStepFailures: Record<"app" | "recovery", FailureWords> = {
  app: new Map([
    [
      "mfa_verification_failed",
      () => "That code is not right, or was used already. Please take the one your app shows now.",
    ],
  ]),
  recovery: new Map([
    [
      "mfa_verification_failed",
      () => "That is none of your recovery codes, or it was used already. Each works once.",
    ],
  ]),
};

/** Before what cannot be undone, or decides who gets into the account. */
export const signInAgainWords = {
  heading: "Is it still you?",
  texts: {
    password: "Please enter your password once more. You go on where you were.",
    code: "Please enter the code that your authenticator app shows now. You go on where you were.",
    recovery: "Please enter one of your recovery codes. You go on where you were.",
  },
  password: "Password",
  passwordMissing: "Please enter your password.",
  passwordWrong: "That is not your password.",
  send: "Confirm",
  cancel: "Cancel",
} as const;

function countCodes(count: number): string {
  return count === 1 ? "One recovery code is" : `${count} recovery codes are`;
}
