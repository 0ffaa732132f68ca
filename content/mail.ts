import { invitationDays } from "../domain/account/invitation-life.ts";
import { graceDays, reminderDays } from "../domain/account/deletion-request.ts";
import type { DocumentKind } from "../domain/billing/document.ts";
import { nameStanding } from "./billing-document.ts";
import { toBook } from "./book-address.ts";
import { bookingMails } from "./booking-mail.ts";
import { brand } from "./brand.ts";
import { vatNote } from "./pricing.ts";
import { proposalMails } from "./proposal-mail.ts";

/** The words of a mail. A button and a code appear where the mail carries a link or a code. */
export type MailWords = {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: string;
  codeIntroduction?: string;
  closing?: string;
};

const onlyAnHour = "The link and the code work once, for an hour.";
const notYou = "If you did not ask for this, you need not do anything.";

const wrong = `Something does not look right? Write to ${brand.email}.`;

/** What a document is not, as it says itself. */
function standing(kind: DocumentKind): string[] {
  const said = nameStanding(kind, brand.vatNumber);
  return said === null ? [] : [said];
}

/** Written where a document goes with the mail, and nowhere else. */
export const attachedWords = (title: string) => `${title} is attached as a PDF.`;

const hasBegun = "Your payment is final on the network, and the studio has begun.";
const receipt = {
  subject: `Receipt for your ${brand.name} payment`,
  heading: "Paid. Your campaign is active.",
  button: "Open the receipt",
  closing: vatNote,
};

export const mails = {
  "confirm-sign-up": {
    subject: `Confirm your ${brand.name} account`,
    heading: "Welcome. One step to go.",
    paragraphs: [`Confirm your address to open your ${brand.name} client area.`],
    button: "Confirm my address",
    codeIntroduction: "Or enter this code where you signed up:",
    closing: `${onlyAnHour} ${notYou} Without a confirmation the account stays closed.`,
  },
  "account-exists": {
    subject: `You already have a ${brand.name} account`,
    heading: "You already have an account.",
    paragraphs: [
      "Someone, probably you, tried to sign up with this address again. Nothing has changed.",
      "Sign in as before. If the password has slipped your mind, ask for a new one on the same page.",
    ],
    button: "Go to the client area",
    closing: notYou,
  },
  "recover-password": {
    subject: `Set a new ${brand.name} password`,
    heading: "Set a new password.",
    paragraphs: ["Follow the button, and choose a new password on the page that opens."],
    button: "Set a new password",
    codeIntroduction: "Or enter this code where you asked for it:",
    closing: `${onlyAnHour} ${notYou} Your password stays as it is.`,
  },
  "confirm-email-change": {
    subject: `Confirm your new address for ${brand.name}`,
    heading: "Confirm your new address.",
    paragraphs: [`Your ${brand.name} account will use this address once you confirm it.`],
    button: "Confirm this address",
    codeIntroduction: "Or enter this code where you changed it:",
    closing: `${onlyAnHour} ${notYou}`,
  },
  "email-change-asked": {
    subject: `A new address for your ${brand.name} account`,
    heading: "Your account is about to move.",
    paragraphs: [
      "Someone, probably you, asked to use another e-mail address for your account. It changes once that address is confirmed.",
      `If that was not you, sign in, cancel the change under Profile and set a new password. Or write to ${brand.email}.`,
    ],
  },
  "email-changed": {
    subject: `The address of your ${brand.name} account has changed`,
    heading: "Your address has changed.",
    paragraphs: [
      "Your account now uses another e-mail address, which was confirmed a moment ago.",
      `If that was not you, write to ${brand.email} at once.`,
    ],
  },
  "email-change-done": {
    subject: `Your ${brand.name} account uses this address now`,
    heading: "Your address has changed.",
    paragraphs: [
      "From now on you sign in with this address, and our mails come here. The old address was told as well.",
      `If that was not you, write to ${brand.email}.`,
    ],
  },
  "recovery-code-used": {
    subject: `A recovery code of your ${brand.name} account was used`,
    heading: "A recovery code was used.",
    paragraphs: [
      "Someone, probably you, signed in with one of your recovery codes in place of your authenticator app. That code works no more.",
      "If the device with the app is lost, set up another one and make new codes, where you set up the second step.",
    ],
    closing: `If that was not you, set a new password, make new recovery codes and write to ${brand.email} at once.`,
  },
  "second-factor-added": {
    subject: `An authenticator app was added to your ${brand.name} account`,
    heading: "An authenticator app was added.",
    paragraphs: [
      "Signing in now asks for a code from an authenticator app as well, and the one that was just added has them.",
      `If that was not you, write to ${brand.email} at once.`,
    ],
  },
  "recovery-codes-made": {
    subject: `Your ${brand.name} account has new recovery codes`,
    heading: "New recovery codes were made.",
    paragraphs: [
      "Each opens your account once, with your password, when the authenticator app is not at hand. Earlier codes work no more.",
      `If that was not you, set a new password and write to ${brand.email} at once.`,
    ],
  },
  "second-factor-removed": {
    subject: `The second step of your ${brand.name} account is off`,
    heading: "The second step is off.",
    paragraphs: [
      "Signing in asks for the password alone again. Recovery codes you may have kept work no more.",
      `If that was not you, set a new password and write to ${brand.email} at once.`,
    ],
  },
  "second-factor-reset": {
    subject: `We have switched off the second step of your ${brand.name} account`,
    heading: "The second step is off.",
    paragraphs: [
      "The studio has removed the authenticator apps and the recovery codes of your account, as somebody asked for it. You are signed out everywhere, and sign in with your password alone.",
      "Set the second step up anew as soon as you can.",
    ],
    closing: `If that was not you, set a new password and write to ${brand.email} at once.`,
  },
  "password-changed": {
    subject: `The password of your ${brand.name} account has changed`,
    heading: "Your password has changed.",
    paragraphs: [
      "All other devices have been signed out.",
      `If that was not you, set a new password and write to ${brand.email}.`,
    ],
  },
  "confirm-deletion": {
    subject: `Confirm that your ${brand.name} account is to be deleted`,
    heading: "Delete your account?",
    paragraphs: [
      "You asked for your account to be deleted. Nothing happens before you confirm it.",
      `After that you have ${graceDays} days to change your mind. Then everything that tells of you is removed for good.`,
    ],
    button: "Go on and confirm",
    codeIntroduction: "Or enter this code where you asked for it:",
    closing: `${onlyAnHour} ${notYou} Your account stays as it is.`,
  },
  "deletion-confirmed": {
    subject: `Your ${brand.name} account will be deleted`,
    heading: "Your account will be deleted.",
    paragraphs: [
      "Until the day below it works as before. Sign in and press “Keep my account” if you change your mind.",
      "On that day your profile is removed, and so is a company that nobody else is in, with its messages and files. What the law has us keep no longer tells of you.",
      "What you wrote in a company that goes on stays with it, without your name.",
      `We will remind you once, ${reminderDays} days before.`,
    ],
    closing: `If that was not you, sign in, keep the account and set a new password. Or write to ${brand.email}.`,
  },
  "deletion-soon": {
    subject: `Your ${brand.name} account is about to be deleted`,
    heading: "Your account is about to be deleted.",
    paragraphs: [
      "On the day below your profile is removed for good, and so is a company that nobody else is in, with its messages and files.",
      "To stay, sign in and press “Keep my account”. To go, you need not do anything: we will not write again.",
    ],
    button: "Sign in and keep my account",
    closing: `If you never asked for this, keep the account and set a new password. Or write to ${brand.email}.`,
  },
  "account-kept": {
    subject: `Your ${brand.name} account stays`,
    heading: "Good to have you still.",
    paragraphs: ["The deletion is off. Nothing in your account has changed."],
  },
  invite: {
    // To clients and to whoever is to work in the studio alike.
    subject: `Your invitation to ${brand.name}`,
    heading: "You are invited.",
    paragraphs: [
      "The studio has opened an account for you. Accept the invitation and choose a password: then you are in.",
    ],
    button: "Accept the invitation",
    codeIntroduction: "Or enter this code with your address:",
    closing: `The link and the code work once, for ${invitationDays} days. If they run out, ask us for another.`,
  },
  "company-invitation": {
    subject: `You are invited to a client area of ${brand.name}`,
    heading: "You are invited.",
    paragraphs: [
      `A colleague asks you to join their company in its ${brand.name} client area, where it works with the studio on films and campaigns.`,
      "Sign in or sign up with this address to join: the invitation is for nobody else.",
    ],
    button: "Look at the invitation",
    closing: `The link works once, for ${invitationDays} days. If you do not know who invites you, you need not do anything.`,
  },
  "company-closing": {
    subject: `Your company’s ${brand.name} client area will be closed`,
    heading: "Your company will be closed.",
    paragraphs: [
      `Until the day below everything works as before, and any owner of the company can keep it. Then its messages and files are removed for everybody in it, and what the law has us keep no longer tells of anybody.`,
      "Your own account stays. Whatever you want to keep, download it before then.",
      `We will remind you once, ${reminderDays} days before.`,
    ],
    button: "Open the client area",
  },
  "company-closing-soon": {
    subject: `Your company’s ${brand.name} client area is about to be closed`,
    heading: "Your company is about to be closed.",
    paragraphs: [
      "On the day below its messages and files are removed for good, for everybody in it.",
      "Any owner of the company can still keep it. We will not write again.",
    ],
    button: "Open the client area",
  },
  "company-kept": {
    subject: `Your company’s ${brand.name} client area stays`,
    heading: "Your company stays.",
    paragraphs: ["It is not closed after all. Nothing in it has changed."],
    button: "Open the client area",
  },
  "company-inherited": {
    subject: `You are the owner of your company’s ${brand.name} client area now`,
    heading: "The company is in your hands.",
    paragraphs: [
      "Its last owner has left, and you come next. As its owner you decide who else is in it and what they may do, and you change its details.",
      `Should it be somebody else? Make them the owner in the client area, or write to ${brand.email}.`,
    ],
    button: "Open the client area",
  },
  "company-removed": {
    subject: `You are no longer in a client area of ${brand.name}`,
    heading: "You are no longer in this company.",
    paragraphs: [
      "Its projects, campaigns and messages are no longer open to you. What you wrote and approved stays there, without your name. Your account is still yours, with your password and your data.",
      `Is that a mistake? An owner of the company can invite you again. To ask the studio, write to ${brand.email}.`,
    ],
    button: "Open your account",
  },
  "enquiry-acknowledgement": {
    subject: `${brand.name} has your message`,
    heading: "Thank you. We have your message.",
    paragraphs: [
      "A producer reads it and answers within 24 hours.",
      `Would you rather talk? Choose a time: ${brand.origin}${toBook.path}`,
      `Anything to add? Write to ${brand.email}.`,
    ],
    closing: "If you did not write to us, you need not do anything.",
  },
  "studio-enquiry": {
    subject: "New enquiry from the website",
    heading: "A new enquiry",
    paragraphs: ["It is stored in the studio. Answering this mail writes to the sender."],
  },
  "studio-client-leaving": {
    subject: "A client is leaving",
    heading: "A client is deleting their account",
    paragraphs: [
      "Until the day below everything works as before, and they may still change their mind. Then their profile, messages and files are removed; projects, campaigns and payments stay, without names and words.",
      "Answering this mail writes to them.",
    ],
  },
  "studio-person-leaving": {
    subject: "Somebody of a client is leaving",
    heading: "Somebody is deleting their account",
    paragraphs: [
      "Others are in their company: it goes on, with what they wrote in it, without their name. Until the day below they may still change their mind.",
      "Answering this mail writes to them.",
    ],
  },
  "studio-company-closing": {
    subject: "A client is closing their company",
    heading: "A client is closing their company",
    paragraphs: [
      "Until the day below everything works as before, and an owner may still keep it. Then its messages and files are removed; projects, campaigns and payments stay, without names and words.",
    ],
    button: "Open it in the studio",
  },
  "studio-company-kept": {
    subject: "A client keeps their company",
    heading: "A client keeps their company",
    paragraphs: ["It is not closed after all."],
    button: "Open it in the studio",
  },
  "studio-client-stays": {
    subject: "A client stays",
    heading: "A client keeps their account",
    paragraphs: ["The deletion they had confirmed is off. Answering this mail writes to them."],
  },
  "payment-receipt": {
    ...receipt,
    paragraphs: [hasBegun, "The receipt to print or to keep opens once you are signed in."],
  },
  "guest-receipt": {
    ...receipt,
    paragraphs: [
      hasBegun,
      "Paid without an account? Sign in or sign up in the browser you paid from, and the campaign is yours to follow. The receipt to print or to keep opens in that browser.",
    ],
  },
  "payment-held": {
    subject: `Your ${brand.name} payment needs a word`,
    heading: "Your payment has arrived, but does not match.",
    paragraphs: [
      "Nothing is lost. The studio has seen it and settles it with you.",
      `Anything to add? Write to ${brand.email}.`,
    ],
  },
  "payment-refunded": {
    subject: `Your ${brand.name} payment has been given back`,
    heading: "Your payment has been given back.",
    paragraphs: [
      "No campaign has started from it, and nothing more is asked of you.",
      `Has it not reached you? Write to ${brand.email}.`,
    ],
  },
  "studio-answer": {
    subject: `From ${brand.name}`,
    heading: "A word from the studio.",
    // What somebody wrote for this one person stands here.
    paragraphs: [],
    closing: `Answer this mail, and it reaches us at ${brand.email}.`,
  },
  "studio-clock": {
    subject: "Waiting for longer than 24 hours",
    heading: "The 24 hours are over.",
    paragraphs: ["We promise a word within a day. These still wait for one; each is told once."],
    button: "Open the inbox",
  },
  "studio-payment": {
    subject: "Payment in ETH",
    heading: "A payment has arrived",
    paragraphs: [
      "Paid: its campaign is active. In any other state nothing has started, and somebody has to settle it with the payer.",
    ],
  },
  "billing-invoice": {
    subject: `Invoice from ${brand.legalName}`,
    heading: "An invoice for you.",
    paragraphs: [
      "Pay it by bank transfer with the number as the reference, or in ETH from your client area.",
    ],
    button: "Open the invoice",
    closing: wrong,
  },
  "billing-proforma": {
    subject: `Proforma from ${brand.legalName}`,
    heading: "A proforma for you.",
    paragraphs: [
      "To go ahead, pay it by bank transfer with the number as the reference.",
      ...standing("proforma"),
    ],
    button: "Open the proforma",
    closing: wrong,
  },
  "billing-credit-note": {
    subject: `Credit note from ${brand.legalName}`,
    heading: "A credit note for you.",
    paragraphs: ["It takes back what an invoice charged, or a part of that."],
    button: "Open the credit note",
    closing: wrong,
  },
  "billing-receipt": {
    subject: `Receipt from ${brand.legalName}`,
    heading: "Your payment has arrived.",
    paragraphs: ["Thank you.", ...standing("receipt")],
    button: "Open the receipt",
    closing: wrong,
  },
  "billing-reversal": {
    subject: `A payment to ${brand.legalName} was reversed`,
    heading: "A payment does not count any more.",
    paragraphs: [
      "The bank took it back, the chain forgot it, or it was written down by mistake. What it had paid is open again.",
      "The receipt stays as it was issued; this mail says that it does not count.",
    ],
    button: "Open the receipt",
    closing: wrong,
  },
  ...proposalMails,
  ...bookingMails,
  delivery: {
    subject: `${brand.name} has delivered`,
    heading: "Something new is with you.",
    paragraphs: [
      "Look at it frame by frame: approve it there, or say what should change.",
      "Nothing is final before you say so.",
    ],
    button: "Look at it",
  },
  "delivery-news": {
    subject: `${brand.name} has delivered`,
    heading: "Something new is with you.",
    paragraphs: [
      "Look at it frame by frame, and say what you think.",
      "An approver or an owner of your company answers the studio. Nothing is final before they say so.",
    ],
    button: "Look at it",
  },
  "review-comments": {
    subject: `${brand.name} has commented`,
    heading: "The studio has commented on a version.",
    paragraphs: ["Read it where it belongs, beside the picture, and answer there."],
    button: "Open the review",
    closing: "You get one such mail, not one for each comment. The next comes after you have read.",
  },
  "studio-review": {
    subject: "A client has answered",
    heading: "A client has answered a delivery",
    paragraphs: ["Answering this mail writes to the client."],
    button: "Open it in the studio",
  },
  "brief-asked": {
    subject: `A brief for ${brand.name}`,
    heading: "Before we begin: the brief.",
    paragraphs: [
      "Seven questions about the story wait in your client area. What you write there is kept while you write it, and colleagues who work with us can write with you.",
    ],
    button: "Write the brief",
  },
  "unread-messages": {
    subject: `A message from ${brand.name} waits for you`,
    heading: "The studio has written to you.",
    paragraphs: ["It waits in your client area, where you can answer."],
    button: "Read and answer",
    closing: "You get one such mail, not one for each message. The next comes after you have read.",
  },
  "studio-unread-messages": {
    subject: "A client waits for an answer",
    heading: "Unread for ten minutes",
    paragraphs: ["A client has written, and nobody has opened the conversation yet."],
    button: "Open the conversation",
  },
  notices: {
    subject: `News from ${brand.name}`,
    heading: "What is new.",
    paragraphs: [],
  },
  "notices-of-day": {
    subject: `Your day at ${brand.name}`,
    heading: "What the day has brought.",
    paragraphs: [],
    closing: "You get this mail once a day, and not on days without news.",
  },
} satisfies Record<string, MailWords>;

export type MailTemplate = keyof typeof mails;

/** The lines of the studio's mail, in their order. */
export const enquiryLabels = {
  name: "Name",
  email: "Email",
  company: "Company",
  project: "Project",
  message: "Message",
  page: "Sent from",
  opened: "Form opened",
  source: "How they came",
} as const;

export const recoveryCodeLabels = { left: "Codes left" } as const;

export const briefLabels = { project: "Project" } as const;

/** The lines of the mails about deliverables, in their order. */
export const deliveryLabels = {
  title: "Deliverable",
  version: "Version",
  about: "For",
  note: "Note",
  client: "Client",
  decision: "Answer",
  comment: "Comment",
} as const;

export const reviewAnswers = { approve: "Approved", changes: "Changes requested" } as const;

/** The lines of the studio's mail about a conversation. Not what was written: that stays in the client area. */
export function describeUnread({ client, count }: { client: string; count: number }) {
  return [
    { label: "Client", value: client },
    { label: "Unread", value: String(count) },
  ];
}

/** What stands on every mail, as the law asks of a British company's letters. */
export const mailFooter = `${brand.legalName}. Registered in ${brand.registeredIn}, number ${brand.companyNumber}. Registered office: ${brand.registeredOffice}.`;

/** Below each mail that somebody can choose not to get. */
export const unsubscribeWords = "Less of this, or none";

/** The page behind the link in a mail. */
export const verifyPages = {
  signup: {
    title: "Confirm your address",
    text: `Press the button to open your ${brand.name} client area.`,
    button: "Confirm my address",
  },
  recovery: {
    title: "Set a new password",
    text: "Press the button to go on and choose a new password.",
    button: "Continue",
  },
  email_change: {
    title: "Confirm your new address",
    text: "Press the button to use this address from now on.",
    button: "Confirm this address",
  },
  invite: {
    title: "Accept your invitation",
    text: "Press the button to accept it. Then you choose a password.",
    button: "Accept the invitation",
  },
};

export const mailboxPage = {
  title: "Development mailbox",
  introduction: "Mails that would have been sent. Only this machine can see this page.",
  empty: "No mail yet.",
  to: "To",
};
