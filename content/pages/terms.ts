import { brand } from "../brand.ts";
import { claimFigure } from "../claims.ts";
import { companyLine, type LegalSection } from "../legal.ts";
import { formatPounds } from "../money.ts";
import { titleOf, type Page } from "../page.ts";
import { subscriptionPrice } from "../pricing.ts";
import { prPackages } from "../pr-packages.ts";

export const termsPage: Page = {
  path: "/terms",
  label: "Terms",
  title: titleOf("Terms"),
  description: `The terms on which ${brand.legalName} offers this website, its subscription and its PR packages to businesses.`,
  keywords: ["terms", "conditions", "business terms"],
  type: "website",
  eyebrow: "Terms",
  heading: "The terms, in plain English.",
  standfirst:
    "They cover this website and what is sold on it. A project’s own written agreement comes first wherever the two differ.",
};

const notice = claimFigure("cancellation");

export const termsSections: readonly LegalSection[] = [
  {
    id: "parties",
    heading: "Who we are, and whom we serve",
    paragraphs: [
      `“We” are ${companyLine}. You reach us at ${brand.email}.`,
      "We sell to businesses. By ordering you say that you act for one, and that you may bind it. The rules that protect consumers do not apply.",
    ],
  },
  {
    id: "agreement",
    heading: "When we have an agreement",
    paragraphs: [
      "Pages of this website are invitations, not offers. A subscription begins when we confirm it in writing. A PR package is agreed when its payment is confirmed. A film, a campaign or a change to one is agreed when you sign its proposal.",
      "What the assistant says is guidance. It changes no price and makes no promise.",
    ],
  },
  {
    id: "subscription",
    heading: "Subscription",
    paragraphs: [
      `The subscription starts at ${subscriptionPrice} per month, excluding VAT, and is charged monthly in advance.`,
      `Projects start within ${claimFigure("project-start")} of a brief we can work from. You may have as many projects as you like in the queue; they are made in the order you give them.`,
      `Pause anytime: what you have paid for the current month waits until you return. Cancel with ${notice}’ notice in writing. Until the notice ends we go on working; what has been delivered by then stays yours.`,
    ],
  },
  {
    id: "revisions",
    heading: "Revisions",
    paragraphs: [
      "Revisions are unlimited while the subscription runs. A revision brings a piece closer to its brief. A different idea is a new project, and joins the queue.",
      "A PR package includes the revisions needed to make its texts accurate before they are released. After a text has been anchored, a changed version is a new text.",
    ],
  },
  {
    id: "your-part",
    heading: "Your part",
    paragraphs: [
      "You give us the material we need, and only such material as you may use. You check facts about your business before release and answer for their truth. You name one person whose yes counts.",
      "We may decline work that is unlawful or meant to deceive.",
    ],
  },
  {
    id: "pr-packages",
    heading: "PR packages and verification",
    paragraphs: ["Each package has a fixed price in pounds, per campaign."],
    table: {
      caption: "PR packages",
      head: ["Package", "Price excluding VAT"],
      rows: prPackages.map(({ name, price_gbp }) => [name, formatPounds(price_gbp)]),
    },
    closing: [
      "We promise the work, not coverage: editors decide what they print.",
      "Verification shows that content existed by a certain time and was published by this studio. It does not show that the content is true. What is anchored on a public blockchain cannot be taken back.",
    ],
  },
  {
    id: "eth",
    heading: "Paying in ETH",
    paragraphs: [
      "When you choose ETH we quote an exact amount, to six decimals, and hold it for 15 minutes. It is the price at that moment and up to 0.001 ETH more, by which we tell your payment from all others: that is not returned, and your invoice and receipt show the price in pounds. Send exactly that amount, from the address you named, on the Ethereum network we show. Network fees are yours.",
      "A payment counts once the network treats it as final. If it does not match, nothing is lost:",
    ],
    table: {
      caption: "What happens to a payment",
      head: ["What arrived", "What we do"],
      rows: [
        ["The exact amount, in time", "The campaign becomes active."],
        ["Too little", "We ask you for the rest, or return what came."],
        [
          "Too much",
          "We agree with you how to settle the difference, and start the campaign then.",
        ],
        [
          "After the 15 minutes",
          "We accept it if the price still covers the package; otherwise we settle the difference with you or return it.",
        ],
        [
          "From another address, or through a contract",
          "We ask you to confirm that it is yours before we use it.",
        ],
      ],
    },
    closing: [
      "What we return, we return in ETH: the amount that arrived, less the network’s fee for sending it back, to an address you confirm to us by e-mail. We do not make up for changes in its price in the meantime.",
      "If we cannot begin a campaign you have paid for, you get all of it back. Once work has begun, we return the part not yet done if we are the ones to stop.",
      "Bitcoin is accepted by invoice.",
    ],
  },
  {
    id: "proposals",
    heading: "Proposals",
    paragraphs: [
      "For a film, a campaign or a change to one we send a proposal: what it is for, what you receive, its milestones, what each costs and what makes it due, and options you can choose. You read it in the browser, without an account, and can ask about every part or decline it. It holds until the day it names; before you sign we may take it back, or send a newer version in its place.",
      "You sign it with your name, your role and a code that we mail to you at that moment. Your signature opens the project and the invoice of what is due on signing. Options you have chosen are charged with the last instalment. A milestone that waits for your approval is charged an hour after you have given it, so that you can take it back until then. What changes later is a proposal of its own.",
      "What was signed, with the words that were agreed to, is kept by both of us, and its fingerprint is written to a public blockchain: each of us can prove it to anybody.",
    ],
  },
  {
    id: "prices",
    heading: "Prices and invoices",
    paragraphs: [
      "All prices exclude VAT, which is added where it is due. Invoices fall due within 14 days, unless the invoice names a later day; they can be paid by bank transfer or in ETH, whole or in parts. On late payments we may charge the interest that the Late Payment of Commercial Debts (Interest) Act 1998 allows.",
    ],
  },
  {
    id: "rights",
    heading: "Who owns the work",
    paragraphs: [
      "Once it is paid for, the finished work is yours: we assign to you the rights we hold in it, for every medium and without limit of time. Licensed music, typefaces, footage and performers come under their own licences, which we name before you approve them.",
      "Some parts may be generated by AI. We tell you which. The law does not always grant copyright in such parts; where it does and it is ours, it passes to you with the rest.",
      "Working files, tools and methods stay ours. We may show finished, published work as our own unless you ask us not to.",
    ],
  },
  {
    id: "confidence",
    heading: "Confidence",
    paragraphs: [
      "Each of us keeps to itself what the other has told it in confidence, during the work and for three years after, and hands it only to those who need it for the work and are bound in the same way.",
    ],
    links: [{ href: "/privacy", label: "How we handle personal data" }],
  },
  {
    id: "liability",
    heading: "Liability",
    paragraphs: [
      "Nothing here limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited.",
      "Beyond that, neither of us is liable for lost profit, lost business or indirect loss, and what either may owe the other under an agreement in one year is limited to what you paid or had to pay us for that year.",
      "Neither of us is liable for what it could not prevent, such as a failure of public networks, for as long as it lasts.",
    ],
  },
  {
    id: "website",
    heading: "This website",
    paragraphs: [
      "Its words, pictures and films are ours or our clients’. Link to them freely; ask before you republish them.",
      "Keep your sign-in to yourself, and tell us at once if somebody else has it. We may close an account that is used to attack the site or to deceive others.",
    ],
  },
  {
    id: "law",
    heading: "If we disagree",
    paragraphs: [
      `Write to ${brand.email} first. Most things end there.`,
      "These terms and our agreements are governed by the law of England and Wales, and its courts alone decide. If a part of these terms cannot stand, the rest does. Nobody but you and us can enforce them.",
    ],
  },
];
