/** What the account says in passing, to the letter of the error catalogue where it has the words. */
export const authMessages = {
  signedIn: "Welcome back!",
  signedUp: "Account created! Please check your email to confirm your account.",
  signInFailed: "Error signing in",
  signUpFailed: "Error creating account",
  signOutFailed: "Error signing out",
  confirmed: {
    title: "Your address is confirmed",
    description: "You are signed in. Your projects and campaigns are in the Client Area.",
  },
  emailChanged: "Your new address is confirmed",
  passwordSet: "Your new password is set",
  passwordFailed: "Error setting the password",
  mailSent: "The email is on its way",
  mailFailed: "Error sending the email",
  codeFailed: "Error checking the code",
  linkUsed: {
    title: "That link was used already",
    description: "Nothing is lost: you are signed in.",
  },
} as const;

/** Where the backend's own message would say too little. */
export const authFailures = {
  offline: "You are offline. Try again once you are connected.",
  unreachable: "The server cannot be reached just now. Please try again in a moment.",
  signedOutHere: "You are signed out on this device, but the server could not be told.",
} as const;

/** When to come back: in how long, and at what time where that is known. */
export type Wait = { wait: string; until?: string };

type Say = (wait: Wait) => string;

/** What to say instead of the backend's message, by its code. */
export type FailureWords = ReadonlyMap<string, Say>;

const tries = "over_request_rate_limit";
const mails = "over_email_send_rate_limit";
const tooMany = "Too many tries in a short time.";

export const limitWords: FailureWords = new Map<string, Say>([
  [tries, ({ wait }) => `${tooMany} Please try again ${wait}.`],
  [
    mails,
    ({ wait }) =>
      `Several emails were asked for at this address already. Look in the spam folder too, or ask again ${wait}.`,
  ],
]);

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
    mails,
    ({ wait }) =>
      `Several emails were asked for at this address already. Look in the spam folder too, or ask again ${wait}. “Forgot your password?” sends a link that confirms the address as well.`,
  ],
]);

/** The same for every address: nobody is told whether there is an account. */
export const recoverFailures: FailureWords = new Map<string, Say>([
  [
    mails,
    ({ wait, until }) =>
      `If this address has an account, we have sent it that link already; it works ${until ? `until ${until} at least` : "still"}. Look in the spam folder too. You can ask again ${wait}.`,
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
      "That code is wrong, too old or was tried too often. The link in the same email works for an hour all the same.",
  ],
]);

/** After a link in a mail: what to do when it could not be followed. */
export const linkFailures = {
  reload: "Then reload this page.",
  limited: "Too many tries in a short time. Open the link in your email again in a few minutes.",
  failed: "That did not work. Open the link in your email again in a moment.",
} as const;
