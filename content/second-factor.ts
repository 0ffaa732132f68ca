/** The chapter of an account, as long as nothing in it is opened. */
export const secondFactorWords = {
  heading: "Second step",
  on: "On. After your password, signing in asks for a code from your authenticator app.",
  off: "Off. With it on, signing in also asks for a code from an app on your phone, and a stolen password alone opens nothing.",
  setUp: "Set up",
} as const;
