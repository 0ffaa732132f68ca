import { graceDays } from "../domain/account/deletion-request.ts";
import type { Device } from "./describe-device.ts";
import { formatLongDay } from "./dates.ts";
import { brand } from "./brand.ts";
import { describeBytes } from "./export.ts";

export const emailWords = {
  heading: "Sign-in",
  text: "The address and the password that open your account. To change either, you need the password you have.",
  title: "Email address",
  current: "You sign in as",
  label: "New address",
  change: "Change address",
  same: "That is your address already.",
  sent: (address: string) => `Waiting for ${address}.`,
  sentText:
    "We sent a link and a code there, and told your present address. Until it is confirmed, nothing changes.",
  codeLabel: "Six-digit code",
  confirm: "Confirm",
  again: "Send it again",
  againSent: "Another mail is on its way.",
  cancel: "Cancel the change",
  cancelled: "The address stays as it is.",
  confirmed: "Your new address is confirmed.",
  failed: "The address could not be changed.",
} as const;

export const currentPasswordWords = {
  label: "Current password",
  missing: "Please enter your current password.",
  wrong: "That is not your current password.",
} as const;

export const passwordChangeWords = {
  title: "Password",
  wanted: "New password",
  wantedMissing: "Please enter a new password.",
  same: "That is your password already.",
  change: "Set new password",
  note: "All other devices are signed out when you change it.",
  changed: "Your new password is set. All other devices are signed out.",
  failed: "The password could not be changed.",
} as const;

export const sessionWords = {
  heading: "Devices",
  text: "Where you are signed in. Sign out what you do not recognise, then change your password.",
  list: "Signed-in devices",
  here: "This one",
  lastSeen: (moment: string) => `Last seen ${moment}`,
  since: (moment: string) => `signed in ${moment}`,
  end: "Sign out",
  endLabel: (device: string, moment: string) => `Sign out ${device}, last seen ${moment}`,
  ended: "That device is signed out.",
  endOthers: "Sign out all others",
  othersEnded: "All other devices are signed out.",
  everywhere: "Sign out everywhere",
  failed: "The devices could not be loaded.",
  endFailed: "That device could not be signed out.",
  loading: "Loading",
  tryAgain: "Try Again",
} as const;

export function nameDevice({ browser, system }: Device): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}

export const exportWords = {
  heading: "Your data",
  text: "Everything this account holds, to take with you: each list as JSON, every file as it is, and a page that opens in any browser.",
  start: "Export my data",
  working: "Packing your data",
  received: (bytes: number) => describeBytes(bytes),
  cancel: "Cancel",
  cancelled: "Cancelled. Nothing was saved.",
  done: (name: string, bytes: number) => `${name}, ${describeBytes(bytes)}, is in your downloads.`,
  broken: "The connection broke off before everything was here. Nothing was saved.",
  limited: "A few exports an hour are possible. Please try again later.",
  failed: "The export could not be made. Please try again.",
} as const;

/** For owners of a company with several people; whoever is alone has all of it in their own. */
export const companyExportWords = (company: string) =>
  ({
    heading: "The company’s data",
    text: `Everything ${company} holds, by whomever: for its owners alone.`,
    start: "Export the company’s data",
  }) as const;

export const deletionWords = {
  heading: "Leaving",
  text: `You confirm it by mail, and can change your mind for ${graceDays} days.`,
  goes: "What goes",
  goesList: [
    "your profile, picture and sign-in",
    "all messages and files",
    "what you asked us through forms and the assistant",
    "every word in your projects and campaigns",
  ],
  stays: "What stays, without your name",
  staysList: [
    "figures, dates and payments, which the law has us keep",
    "fingerprints on the blockchain, which nobody can erase",
  ],
  /** Of somebody with colleagues: a company goes on without them. */
  goesListOfOne: [
    "your profile, picture and sign-in",
    "what you asked us through forms and the assistant",
    "a company in which nobody else is, with everything in it",
  ],
  staysListOfOne: [
    "what you wrote and uploaded in a company that goes on",
    "figures, dates and payments, which the law has us keep",
    "fingerprints on the blockchain, which nobody can erase",
  ],
  start: "Delete my account",
  dialogTitle: "Delete your account?",
  dialogText: `Type your address, and we send you a mail. Nothing happens before you confirm it there; then you have ${graceDays} days to change your mind.`,
  addressLabel: (email: string) => `Type ${email}`,
  addressWrong: "That is not the address of this account.",
  send: "Send me the mail",
  cancel: "Cancel",
  askedTitle: "Check your email.",
  askedText: (email: string) =>
    `A link and a six-digit code are on their way to ${email}. Either confirms the deletion, for an hour.`,
  codeLabel: "Six-digit code",
  codeMissing: "Please enter the six digits from the email.",
  confirm: "Delete my account",
  again: "Send it again",
  againSent: "Another mail is on its way.",
  keep: "Keep my account",
  linkTitle: "Delete your account?",
  linkText: `This confirms it. You can still change your mind for ${graceDays} days.`,
  due: (day: string) => `Your account will be deleted on ${formatLongDay(day)}.`,
  dueText: "Until then everything works as before.",
  confirmed: (day: string) => ({
    title: "The deletion is confirmed",
    description: `Your account works until ${formatLongDay(day)}.`,
  }),
  kept: { title: "Your account stays", description: "Nothing in it has changed." },
  failed: "That did not work.",
  help: `Anything we could do better? Write to ${brand.email}.`,
} as const;

export const billingPartWords = {
  heading: "Billing",
  text: "Invoices, receipts, what is open, and whom we charge have a page of their own.",
  open: "Open billing",
} as const;
