import type { AssistantWords } from "../domain/assistant/assistant.ts";
import { brand } from "./brand.ts";
import { claimFigure } from "./claims.ts";
import { nameAll } from "./knowledge/lower-first.ts";
import { formatPounds } from "./money.ts";

const hours = claimFigure("response").replace("hrs", " hours");
export const assistantInvitation = `Leave your details and a person will get in touch within ${hours}.`;

export const assistantWords: AssistantWords = {
  smallTalk: {
    greeting:
      "Hello. What would you like to know: services, prices, how we work, or our case studies?",
    feeling: "Well looked after, thank you. What would you like to know about the studio?",
    thanks: "You are welcome. Is there anything else you would like to know?",
    farewell: "Goodbye, and thank you for looking in.",
    identity: `I am an AI assistant. I answer from what ${brand.name} has published on this site: services, prices, the team, the process and the case studies. For anything else there are people here.`,
    lost: "Ask me about services, prices, the process, the team or a case study: for example, what the subscription costs, or what Rom Boys is about.",
    praise: "Good. Ask on whenever you like.",
    complaint: `I am sorry. I only know what this site says. ${assistantInvitation}`,
  },
  contact: `Gladly. Book a call on the booking page, get in touch through the contact page, write to ${brand.email}, or leave your details here: a person replies within ${hours}.`,
  contactSource: { title: "Contact", href: "/contact" },
  refusal: `I answer questions about ${brand.name} from what this site says, and no message changes that. What would you like to know about our services, prices or work?`,
  outOfScope: `That is outside what I know. I can tell you about ${brand.name}’s services, prices, process, team and case studies.`,
  unknown: `I don't know that one: the site does not say. ${assistantInvitation}`,
  unknownOf: (name) =>
    `I don't know that about ${name}: the site does not say. ${assistantInvitation}`,
  restUnknown: (asked) => {
    const what = asked.length > 0 ? asked.map((each) => `“${each}”`).join(" or ") : "the rest";
    return `What I don't know is the answer to ${what}: the site does not say. ${assistantInvitation}`;
  },
  inEnglish: "I answer in English.",
  order: (ordered) => {
    const isMonthly = ordered.some(({ subject }) => subject.kind === "plan");
    const items = ordered.map(({ subject: { names, pounds }, count }) => {
      const what = isMonthly
        ? `${count} months of the ${names[0]} from`
        : `${count} × ${names[0]} at`;
      return `${what} ${formatPounds(pounds ?? 0)}`;
    });
    const total = ordered.reduce(
      (sum, { subject, count }) => sum + (subject.pounds ?? 0) * count,
      0,
    );
    return `${nameAll(items)} come to ${isMonthly ? "at least " : ""}${formatPounds(total)}, excluding VAT.`;
  },
  understood: (about) => `If you mean ${about}:`,
};
