import { type FailureWords, authMails, type Say, tooMany, tries } from "./auth.ts";

// Words of the sign-in page alone: whoever is in need not fetch them.

/** Whoever has used up the tries, the owner has another way in. */
export const signInFailures: FailureWords = new Map<string, Say>([
  [
    tries,
    ({ wait }) =>
      `${tooMany} Please try again ${wait}. “Forgot your password?” sends a link that lets you in before that.`,
  ],
]);

export const confirmFailures: FailureWords = new Map<string, Say>([
  [
    authMails,
    ({ wait }) =>
      `Several emails were asked for at this address already. Look in the spam folder too, or ask again ${wait}. “Forgot your password?” sends a link that confirms the address as well.`,
  ],
]);

/** The same for every address: nobody is told whether there is an account. */
export const recoverFailures: FailureWords = new Map<string, Say>([
  [
    authMails,
    ({ wait, until }) =>
      `If this address has an account, we have sent it that link already; it works ${until ? `until ${until} at least` : "still"}. Look in the spam folder too. You can ask again ${wait}.`,
  ],
]);

/** The password they had is unknown to them, so it cannot be the proof. */
export const newPasswordFailures: FailureWords = new Map<string, Say>([
  [
    "reauthentication_needed",
    () =>
      "You came by that email a while ago. Please ask for another one, and set the password within ten minutes of it.",
  ],
]);

export const codeFailures: FailureWords = new Map<string, Say>([
  [
    tries,
    ({ wait }) =>
      `${tooMany} Please try the code again ${wait}. The link in the email works without it.`,
  ],
  [
    "otp_expired",
    () =>
      "That code is wrong, too old or was tried too often. The link in the same email works all the same, for as long as the email says.",
  ],
]);
