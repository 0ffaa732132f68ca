export const secondStepWords = {
  heading: "Second step",
  text: "Enter the code that your authenticator app shows for this account.",
  code: "Six-digit code",
  codeNeeded: "Enter the six digits of the code.",
  send: "Go on",
  signOut: "Sign out",
  lost: "No code at hand? Whoever runs the site can remove your second step.",
} as const;

export const signInAgainWords = {
  heading: "Is it still you?",
  text: "This cannot be undone, so it needs a sign-in of the last 15 minutes.",
  password: "Password",
  passwordNeeded: "Enter your password.",
  send: "Confirm",
  cancel: "Cancel",
} as const;

export const securityWords = {
  secondStep: "Second step at sign-in",
  on: "On. After your password, a sign-in asks for a code from your authenticator app.",
  off: "Off. With it on, a stolen password alone opens nothing of the studio.",
  setUp: "Set up",
  remove: "Turn off",
  removeHeading: "Turn off the second step?",
  removeText: "From then on your password alone opens the studio.",
  keep: "Keep it on",
  scan: "Scan this with your authenticator app, or type the key into it.",
  qr: "Square code with the key for your authenticator app",
  key: "Key",
  finish: "Turn on",
  cancel: "Cancel",
  turnedOn: "The second step is on. Your other sessions have ended.",
  turnedOff: "The second step is off.",
  failed: "That did not work.",
} as const;
