import { invitationDays } from "../../domain/account/invitation-life.ts";
import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

export const authPage: Page = {
  path: "/auth",
  label: "Client Area",
  title: titleOf("Client Area"),
  description: `Sign in to the client area of ${brand.name}: projects, PR campaigns and their figures, and a direct line to the studio.`,
  keywords: ["client area", "sign in", "client portal"],
  type: "website",
  isHiddenFromSearch: true,
  eyebrow: "For clients",
  heading: "Client Area",
  standfirst:
    "Your projects, your campaigns and their figures in one place, with a direct line to the people making them.",
};

/** The same page for whoever works in the studio and is about to enter it for the first time, or again. */
export const studioEntry = {
  eyebrow: "For the studio",
  heading: "Studio",
  standfirst: "Clients, projects and messages in one place, for the people who make the work.",
} as const;

/** And for whoever was invited to a company. */
export const invitedEntry = {
  heading: (inviter: string | null, company: string) =>
    inviter ? `${inviter} invites you to ${company}.` : `You are invited to ${company}.`,
  text: (address: string) =>
    `The invitation is for ${address}. Sign up with this address to join, or sign in if you have an account already.`,
  gone: "This invitation does not work any more. Whoever invited you can send another.",
} as const;

export const authLinks = {
  home: { to: "/", label: "Return to Home" },
  privacy: { before: "What we keep, and for how long:", to: "/privacy", label: "privacy" },
} as const;

export const withoutScripts = {
  text: "Signing in needs JavaScript, which is switched off in this browser. The site’s pages and forms work without it.",
  to: "/contact",
  label: "Write to us instead",
} as const;

export const signInWords = {
  tab: "Sign In",
  send: "Sign In",
  forgot: "Forgot your password?",
  codeBefore: "Got a code by email?",
  code: "Enter it here",
  goOn: "Please sign in to go on to where you were.",
  ended:
    "Your session has ended: it ran out, or was signed out from another device. Please sign in again.",
} as const;

export const signUpWords = { tab: "Sign Up", send: "Create account" } as const;

export const tabsLabel = "Sign in or sign up";

export const forgotWords = {
  heading: "Back in, in a minute.",
  text: "Tell us the address of your account. We send a link and a code that let you choose a new password.",
  send: "Send the email",
  back: "Back to Sign In",
} as const;

/** While a mail is under way: for a new account, or for a new password. */
export const codeWords = {
  confirm: {
    heading: "Check your email.",
    sentTo: "A link and a six-digit code are on their way to",
    note: "Either opens your account. They work once, for an hour.",
    send: "Confirm my address",
  },
  recover: {
    heading: "Check your email.",
    sentTo: "If there is an account, a link and a six-digit code are on their way to",
    note: "Either lets you choose a new password. They work once, for an hour.",
    send: "Go on",
  },
  unknownHeading: "Enter your code.",
  unknown: "Your address, and the six digits from our email.",
  again: "Send the email again",
  back: "Back to Sign In",
} as const;

export const newPasswordAgain = "Ask for another email";

export const newPasswordWords = {
  "new-password": {
    heading: "Choose a new password.",
    before: "For",
    text: "All other devices will be signed out.",
    send: "Set new password",
  },
  welcome: {
    heading: "Welcome. Choose a password.",
    before: "You sign in as",
    text: "Keep the password to yourself: the studio never asks for it.",
    send: "Set password and go in",
  },
} as const;

export const linkExpiredWords = {
  heading: "That link no longer works.",
  text: `Links in our emails work once, for an hour; those of an invitation for ${invitationDays} days. If you have used this one already, simply sign in.`,
  signIn: "Sign In",
  ways: [
    {
      before: "Opening an account?",
      to: "/auth?view=confirm",
      label: "Send another confirmation",
    },
    {
      before: "Setting a password?",
      to: "/auth?view=forgot-password",
      label: "Send another link",
    },
    {
      before: "Were you invited?",
      to: "/contact",
      label: "Ask the studio for another invitation",
    },
  ],
} as const;
