import { formatLongDay } from "./dates.ts";
import { brand } from "./brand.ts";

export const recoveryWords = {
  title: "Recovery codes",
  text: "Each lets you in once when your app is not at hand.",
  left: (remaining: number, total: number) => `${remaining} of ${total} left.`,
  none: "You have none. Make some, for the day your phone is lost.",
  notLoaded: "How many are left could not be loaded.",
  tryAgain: "Try Again",
  failed: "That did not work.",
  make: "Make recovery codes",
  renew: "Make new ones",
  renewTitle: "Make new recovery codes?",
  renewText: "The ones you have stop working at once.",
  renewCancel: "Keep the old ones",

  sheetTitle: "Keep your recovery codes",
  sheetText:
    "When your app is not at hand, one of these lets you in instead. Each works once. Keep them where you keep what must not get lost, but not on the phone with the app: they are not shown again.",
  owner: nameOwner,
  list: "Your recovery codes",
  copy: "Copy",
  download: "Download",
  print: "Print",
  kept: "I have kept them",
  fileName: `${brand.name.toLowerCase()}-recovery-codes.txt`,
  file: (email: string, { day, codes }: { day: Date; codes: readonly string[] }) =>
    [
      nameOwner(email),
      `Made on ${formatLongDay(day)}. Codes made before no longer work.`,
      "",
      ...codes,
      "",
      "Each lets you in once, after your password, when your authenticator app is not at hand.",
      `All used up, or lost? Write to ${brand.email}.`,
      "",
    ].join("\n"),
} as const;

/** On what is kept apart from this page, whose codes they are. */
function nameOwner(email: string): string {
  return `Recovery codes of ${email} at ${brand.name}`;
}
