import { formatLongDay } from "./dates.ts";

export const appWords = {
  cancel: "Cancel",
  failed: "That did not work.",

  nameTitle: "Name your app",
  nameLabel: "Name",
  nameHint: "So that you know it again: the app, or the phone it is on.",
  nameMissing: "Please enter a name.",
  nameTaken: "You have an app of that name already.",
  defaultName: (number: number) =>
    number === 1 ? "Authenticator app" : `Authenticator app ${number}`,
  nameSend: "Go on",

  scanTitle: "Scan, then confirm",
  scan: "Open your authenticator app and scan this code. On the same device, type or paste the key instead.",
  qr: "Square code with the key for your authenticator app",
  key: "Key",
  copyKey: "Copy the key",
  finish: "Turn on",
  turnedOn: "The second step is on. All other devices are signed out.",
  added: "The app is added.",

  apps: "Authenticator apps",
  unnamed: "Authenticator app",
  since: (day: string) => `Added on ${formatLongDay(day)}`,
  add: "Add another app",
  remove: "Remove",
  removeLabel: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: "Its codes no longer let you in. Your other app stays.",
  removed: "The app is removed.",
  turnOffTitle: "Turn off the second step?",
  turnOffText:
    "It is your only app. Without it your password alone opens the account, and your recovery codes end.",
  turnOff: "Turn off",
  turnedOff: "The second step is off.",
  keep: "Keep it",
} as const;
