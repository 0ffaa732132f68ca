import { formatLongDay } from "./dates.ts";

/** The page that an invitation to a company leads to. */
export const invitationWords = {
  loading: "Fetching your invitation",
  needsScript: "The Client Area needs JavaScript, which is switched off in this browser.",
  heading: (inviter: string | null, company: string) =>
    inviter ? `${inviter} invites you to ${company}` : `You are invited to ${company}`,
  role: (name: string, may: string) => ({ title: `As ${name}`, text: `You can ${may}.` }),
  until: (day: string, address: string) =>
    `For ${address}, until ${formatLongDay(day)}. You see the projects, campaigns and messages of this company from then on; whatever else you are in stays as it is.`,
  accept: "Join the company",
  later: "Not now",
  joined: (company: string) => `You are now in ${company}`,
  notJoined: "That did not work.",
  goneHeading: "This invitation does not work any more",
  gone: "It ran out after its seven days, was taken back, or has been used. Whoever invited you can send another. If you have joined already, your dashboard is ready.",
  otherHeading: "This invitation is for another address",
  other: (address: string, mine: string) =>
    `It was sent to ${address}, and you are signed in as ${mine}. Sign out, and sign in or sign up with ${address}.`,
  unconfirmedHeading: "Confirm your address first",
  unconfirmed: (address: string) =>
    `We sent a mail to ${address}. Follow its link, or type its code, and then come back here.`,
  toConfirm: "Type the code",
  staffHeading: "The studio is in no company",
  staff: "You are signed in as staff. Sign out to accept this invitation with a client’s account.",
  failedHeading: "The invitation could not be fetched",
  tryAgain: "Try Again",
  signOut: "Sign Out",
  toDashboard: "To the dashboard",
} as const;
