/** What the account says in passing, to the letter of section 6 of the specification where that has the words. */
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
type Wait = { wait: string; until?: string };

export type Say = (wait: Wait) => string;

/** What to say instead of the backend's message, by its code. */
export type FailureWords = ReadonlyMap<string, Say>;

export const tries = "over_request_rate_limit";
export const authMails = "over_email_send_rate_limit";
export const tooMany = "Too many tries in a short time.";

export const usualFailures: FailureWords = new Map<string, Say>([
  [tries, ({ wait }) => `${tooMany} Please try again ${wait}.`],
  [
    authMails,
    ({ wait }) =>
      `Several emails were asked for at this address already. Look in the spam folder too, or ask again ${wait}.`,
  ],
  [
    "reauthentication_needed",
    () => "You signed in a while ago. For this, please sign in again first.",
  ],
  [
    "insufficient_aal",
    () => "This needs the code of your authenticator app. Please sign in again with it.",
  ],
]);

/** After a link in a mail: what to do when it could not be followed. */
export const linkFailures = {
  reload: "Then reload this page.",
  limited: "Too many tries in a short time. Open the link in your email again in a few minutes.",
  failed: "That did not work. Open the link in your email again in a moment.",
} as const;
