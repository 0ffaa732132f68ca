import { graceDays, reminderDays } from "../../domain/account/deletion-request.ts";
import { brand } from "../brand.ts";
import { companyLine, findModelProvider, type LegalSection } from "../legal.ts";
import { titleOf, type Page } from "../page.ts";
import { retention } from "../retention.ts";

export const privacyPage: Page = {
  path: "/privacy",
  label: "Privacy",
  title: titleOf("Privacy"),
  description: `What ${brand.name} keeps about visitors and clients, why, for how long, and how to have it corrected or deleted.`,
  keywords: ["privacy", "data protection", "UK GDPR", "retention"],
  type: "website",
  eyebrow: "Privacy",
  heading: "What we keep, and for how long.",
  standfirst:
    "We keep what you send us in order to answer you, and delete it when its time is up. No advertising networks, no tracking across other sites.",
};

const modelProvider = findModelProvider();

const assistantLine = modelProvider
  ? `The assistant’s answers are written with a language model run by ${modelProvider}. It receives your question, the conversation so far and passages from this site. Please do not type into it what it need not know.`
  : "The assistant answers from the pages of this site by itself. No model provider is involved, and nothing you type is sent to one.";

export const privacySections: readonly LegalSection[] = [
  {
    id: "controller",
    heading: "Who is responsible",
    paragraphs: [
      `The controller of your personal data is ${companyLine}. This page follows the UK GDPR and the Data Protection Act 2018.`,
      `Write to ${brand.email} about anything on it.`,
    ],
  },
  {
    id: "what-and-why",
    heading: "What we hold, and why",
    paragraphs: ["Only what you give us, or what the site needs in order to work."],
    table: {
      caption: "Personal data, purpose and lawful basis",
      head: ["Kind", "What it is", "Why", "Lawful basis"],
      rows: [
        [
          "Enquiries",
          "your e-mail address and, where you give them, name, company, kind of project and message; the page you wrote from; what led you to us, only if you accepted cookies",
          "to answer you and prepare a quote",
          "steps you asked for before a contract",
        ],
        [
          "Booked calls",
          "your name, e-mail address, time zone and what you write about the call; when it is, and whether it was moved, cancelled or took place",
          "to hold the call, to send you the invitation and its changes, and to remind you of it",
          "steps you asked for before a contract; contract",
        ],
        [
          "Conversations",
          "what you ask the assistant and on which page, what you and people of the studio write to each other there, and the name, e-mail address and company you leave there",
          "to answer, which people of the studio read to do it better, and to reply in person, there or by e-mail, if you ask for that",
          "legitimate interest in answering visitors; steps before a contract once you leave your details",
        ],
        [
          "Accounts",
          "e-mail address and those the account had before, name, company, industry, phone, website and, where you add one, a picture; the devices you are signed in on; your password only as a hash that cannot be turned back",
          "to give you a client area that nobody else can open",
          "contract",
        ],
        [
          "Invitations",
          "the e-mail address of somebody whom a client asks to join their company, and who asked",
          "to send the invitation, and to know who may accept it",
          "legitimate interest of the client in working with colleagues",
        ],
        [
          "Client work",
          "projects, campaigns, messages and files in the client area",
          "to do the work you ordered",
          "contract",
        ],
        [
          "Payments",
          "package or invoice, amount, wallet address, transaction hash and, where given, e-mail address; on invoices, credit notes and receipts the name, address, VAT and company number of whoever is charged",
          "to match a payment with its order, and to keep our books",
          "contract; legal obligation to keep tax records",
        ],
        [
          "Proposals and signatures",
          "name, e-mail address and company of whoever a proposal is for, and what they ask about it; of a signature the name, role and address, the words agreed to, when the proposal was sent, opened and signed, the browser’s name, and the network address only as a keyed hash",
          "to agree on the work, and to prove later what was agreed, by whom",
          "steps you asked for before a contract; contract",
        ],
        [
          "Network addresses, and the marks of known browsers",
          "only as keyed hashes",
          "to slow down abuse of forms and sign-in",
          "legitimate interest in keeping the service safe",
        ],
        [
          "E-mail we sent",
          "address, content, and whether it left",
          "to deliver it, and to try again when delivery fails",
          "that of the message it belongs to",
        ],
      ],
    },
    closing: [
      "You need not give us any of this. Without an e-mail address, though, we cannot answer, and without an account there is no client area.",
    ],
  },
  {
    id: "retention",
    heading: "How long it is kept",
    paragraphs: ["Deletion is automatic once the time has passed."],
    table: {
      caption: "Retention of personal data",
      head: ["What", "Kept for"],
      rows: [
        ...retention.map(({ what, kept }) => [what, kept] as const),
        ["Booked calls", "24 months after the call"],
        ["Proposals that nobody signed, and questions about any", "24 months after their end"],
        [
          "Signed proposals, with the proof of the signature",
          "7 years from the end of the financial year, as they were signed",
        ],
        [
          "Invoices, credit notes and receipts",
          "7 years from the end of the financial year, as they were issued: erasing an account leaves them as they are",
        ],
      ],
    },
  },
  {
    id: "processors",
    heading: "Who else handles it",
    paragraphs: [
      "We sell no data and share none for advertising. These handle some of it for us, under contract and for our purposes only:",
    ],
    points: [
      "The host of this website, its database and its files.",
      "The service that carries our e-mail.",
      assistantLine,
    ],
    closing: [
      "In the client area the people of one company see each other’s name, picture and role, and what each of them writes there; its owners see the e-mail addresses, too.",
      "A payment in ETH is a transaction on a public network: its addresses, amount and time can be seen by anyone, whatever we do.",
      "Our newsletter lives with its own host. It is shown inside Labs only after you ask for it or have accepted cookies, and its host then learns of your visit.",
      "Where one of these works outside the United Kingdom, we rely on UK adequacy regulations or on the International Data Transfer Agreement.",
    ],
  },
  {
    id: "blockchain",
    heading: "What cannot be erased",
    paragraphs: [
      "When a campaign is verified or a proposal signed, a fingerprint of it is written to a public blockchain. That fingerprint cannot be erased, by us or by anyone. The content cannot be read back from it.",
      "The content itself stays in our database under the rules above. Once it is deleted, the fingerprint points to nothing. Keep personal data out of a campaign before you have it verified. A signature’s fingerprint covers 128 random bits as well, so that nobody can guess what else it covers.",
    ],
  },
  {
    id: "automated-decisions",
    heading: "Decisions by machines",
    paragraphs: [
      "None is made about you. The assistant answers questions; whether and on what terms we work together is decided by people.",
    ],
  },
  {
    id: "rights",
    heading: "Your rights",
    paragraphs: ["Under the UK GDPR you may ask us to"],
    points: [
      "show you what we hold about you, and hand it over in a form you can take elsewhere;",
      "correct it, complete it or delete it;",
      "stop using it for a while, or altogether where we rely on a legitimate interest;",
      "forget a consent you gave, as easily as you gave it.",
    ],
    closing: [
      `Clients can export their data and delete their account in the client area. A deletion is confirmed by e-mail and can be taken back for ${graceDays} days; we remind you once, ${reminderDays} days before the end. Then your profile is removed, and with it a company that nobody else is in: its messages and files, and every word in its projects and campaigns. What you wrote in a company that goes on stays with it, without your name; what we must keep for our books no longer names you, save on invoices and receipts, which stay as they were issued.`,
      `Owners can export what their company holds, and close it. Everybody in it is told by e-mail; it can be kept for ${graceDays} days, and then ends for all of them in the same way.`,
      `For everything else write to ${brand.email}. It costs nothing, and we answer within one month.`,
    ],
    links: [
      { href: "/cookies", label: "Change your cookie choice" },
      { href: "/dashboard", label: "Open the client area" },
    ],
  },
  {
    id: "complaints",
    heading: "Complaints",
    paragraphs: [
      `If we have handled your data badly, tell us first, at ${brand.email} with “Complaint” in the subject. We acknowledge a complaint within 30 days, look into it without delay, keep you informed and tell you the outcome.`,
      "You may also complain at any time to the supervisory authority, the Information Commissioner’s Office: Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF, telephone 0303 123 1113.",
    ],
    links: [{ href: "https://ico.org.uk/make-a-complaint/", label: "Complain to the ICO" }],
  },
  {
    id: "changes",
    heading: "Changes",
    paragraphs: [
      "When what we do changes, this page changes with it. Where a change affects what we already hold about you, we tell you by e-mail before it applies.",
    ],
  },
];
