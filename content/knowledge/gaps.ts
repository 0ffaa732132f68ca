import type { Fact } from "../../domain/assistant/fact.ts";
import { brand } from "../brand.ts";

/** What visitors ask and this site does not say: better admitted in so many words than missed. */
type Gap = { id: string; says: string; cues: readonly string[] };

const gaps: readonly Gap[] = [
  {
    id: "price-rise",
    says: "The site says nothing about future prices.",
    cues: ["will the price go up next year", "do prices increase", "is the price fixed for years"],
  },
  {
    id: "subscribers",
    says: "The site publishes no such count.",
    cues: [
      "how many subscribers does kinolume have",
      "how many followers do you have",
      "how many newsletter readers",
    ],
  },
  {
    id: "bring",
    says: "The site does not say whether you can bring people of your own.",
    cues: [
      "can I bring my own director",
      "can we use our own crew",
      "can you work with our agency",
    ],
  },
  {
    id: "channels",
    says: "The site names no accounts on social networks.",
    cues: [
      "do you have a youtube channel",
      "what is your instagram handle",
      "are you on linkedin or tiktok",
      "follow you on social media",
    ],
  },
  {
    id: "events",
    says: "The site announces no events.",
    cues: ["when is your next event", "do you attend trade shows", "webinars and workshops"],
  },
  {
    id: "equipment",
    says: "The site says nothing about equipment.",
    cues: [
      "do you own your own drones",
      "what equipment do you use",
      "do you rent out your studio or cameras",
    ],
  },
  {
    id: "dates",
    says: "The case studies carry no dates.",
    cues: ["which case study is the most recent", "what is your latest work", "newest project"],
  },
  {
    id: "hosting",
    says: "The site does not say where its servers are.",
    cues: ["where are your servers", "where is the data hosted", "hosting provider"],
  },
  {
    id: "outlets",
    says: "The site names no outlets; editors decide what they print.",
    cues: [
      "do you send the press release to journalists",
      "which newspapers do you work with",
      "which journalists do you know",
      "do you distribute press releases",
    ],
  },
  {
    id: "day-rate",
    says: "The site names no hourly or daily rates, only the subscription and the PR packages.",
    cues: ["what is the hourly rate", "day rate", "price per hour", "price per day"],
  },
  {
    id: "vat-number",
    says: "The site gives no VAT number.",
    cues: ["what is your vat number", "vat registration number", "are you vat registered"],
  },
  {
    id: "phone",
    says: `The site gives no telephone number; the address is ${brand.email}.`,
    cues: [
      "what is your phone number",
      "telephone number",
      "mobile number",
      "whatsapp number",
      "can I ring the studio",
    ],
  },
  {
    id: "persons",
    says: "The site lists disciplines and names nobody.",
    cues: [
      "who is your CEO",
      "who founded the company",
      "name of the founder",
      "who is the owner of the company",
      "who is the managing director",
      "name of the creative director",
      "names of your staff",
      "who runs kinolume",
      "who is the boss",
    ],
  },
  {
    id: "headcount",
    says: "The site does not say how many people work here.",
    cues: [
      "how many people work at Kinolume",
      "how many employees do you have",
      "how big is the team",
      "size of your company",
      "number of staff",
    ],
  },
  {
    id: "discount",
    says: "The site mentions no discounts, trials or offers.",
    cues: [
      "do you give discounts",
      "discount code",
      "is there a free trial",
      "do you have special offers",
      "charity rate",
      "student rate",
      "black friday deal",
      "pay annually for less",
      "can you do it for free",
      "pro bono",
      "negotiate the price",
      "can you do it cheaper",
      "that is too expensive",
      "is there a setup fee",
    ],
  },
  {
    id: "jobs",
    says: "The site lists no vacancies.",
    cues: [
      "are you hiring",
      "do you have any jobs",
      "vacancies and internships",
      "careers",
      "can I work for you",
      "job openings",
      "freelance work for me",
    ],
  },
  {
    id: "finances",
    says: "The site publishes no company accounts.",
    cues: [
      "what was your turnover last year",
      "annual revenue",
      "how profitable is the company",
      "investors and funding",
    ],
  },
  {
    id: "insurance",
    says: "The site says nothing about insurance or certificates.",
    cues: [
      "do you have professional indemnity insurance",
      "are you insured",
      "public liability insurance",
      "are you ISO certified",
      "iso 27001 certification",
      "soc 2 compliance",
      "b corp certified",
      "accreditation",
    ],
  },
  {
    id: "languages",
    says: "The site does not say which languages are spoken here.",
    cues: [
      "do you speak French",
      "which languages do you work in",
      "can you translate into german or spanish",
      "subtitles in other languages",
    ],
  },
  {
    id: "visits",
    says: "The site says nothing about visits or parking.",
    cues: [
      "can I visit your studio",
      "is there parking",
      "can I come by the office",
      "studio tour",
    ],
  },
  {
    id: "hours",
    says: "The site names no opening hours.",
    cues: [
      "what are your opening hours",
      "do you work weekends",
      "are you open on saturday or sunday",
      "what time do you close",
      "bank holidays",
    ],
  },
  {
    id: "other-offices",
    says: `The only studio the site names is in ${brand.location}.`,
    cues: [
      "do you have an office in New York",
      "other offices",
      "branch in manchester edinburgh paris",
      "do you have offices abroad",
    ],
  },
  {
    id: "abroad",
    says: `The studio is in ${brand.location}; the site does not say in which countries its clients are.`,
    cues: [
      "do you work with clients abroad",
      "clients in america europe or asia",
      "international clients overseas",
      "can you film in another country",
    ],
  },
  {
    id: "training",
    says: "The site does not say whether models are trained on clients’ work.",
    cues: ["do you train ai on my project", "is my work used to train models", "training data"],
  },
  {
    id: "named-clients",
    says: "Clients stay unnamed on this site.",
    cues: [
      "have you worked for Nike",
      "have you worked with apple google or coca cola",
      "which famous brands have you worked with",
      "names of your clients",
      "client list with names",
    ],
  },
  {
    id: "awards",
    says: "Beyond what the Rom Boys case study tells, the site lists no prizes.",
    cues: [
      "have you won any awards",
      "which prizes did you win",
      "bafta oscar cannes lions",
      "award winning",
    ],
  },
  {
    id: "instalments",
    says: "The site speaks of pounds, Ether and Bitcoin, and not of cards, transfers or instalments.",
    cues: [
      "can I pay in instalments",
      "pay by bank transfer",
      "usdt or other coins",
      "payment plan",
      "pay later",
      "do you take paypal",
      "credit card",
      "direct debit",
      "buy now pay later",
      "apple pay",
      "dogecoin solana usdc",
    ],
  },
  {
    id: "environment",
    says: "The site makes no statement about climate or energy.",
    cues: [
      "are you carbon neutral",
      "sustainability policy",
      "environmental impact of ai",
      "green hosting",
      "climate",
    ],
  },
  {
    id: "model-brands",
    says: "The site names tools by kind, not by brand.",
    cues: [
      "which AI model do you use",
      "which AI tools do you use",
      "do you use sora runway midjourney or veo",
      "which software do you use",
      "do you use chatgpt or claude",
      "which camera do you shoot on",
      "camera brand arri red sony",
    ],
  },
  {
    id: "not-offered",
    says: "That is not among the services the site lists.",
    cues: [
      "can you build us a mobile app",
      "do you design websites",
      "web design and development",
      "do you do SEO",
      "google ads management",
      "logo design price",
      "how much is a logo",
      "graphic design branding identity",
      "do you film weddings",
      "birthday party video",
      "do you do podcasts",
      "do you print brochures and flyers",
      "influencer marketing",
      "music production",
      "photo shoot portrait headshots",
      "email marketing campaigns",
      "event management",
      "voice over recording",
      "games and virtual reality",
      "merchandise",
    ],
  },
];

/** `invite` is what the assistant offers whoever it cannot answer. */
export function gapFacts(invite: string): Fact[] {
  return gaps.map(({ id, says, cues }) => ({
    id: `gap-${id}`,
    aspect: `gap-${id}`,
    cues,
    answer: `I don't know that one. ${says} ${invite}`,
    source: { title: "Contact", href: "/contact" },
    isGap: true,
  }));
}
