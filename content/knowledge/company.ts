import type { Fact } from "../../domain/chat/fact.ts";
import { brand } from "../brand.ts";
import { claimFigure } from "../claims.ts";
import { client, disciplines, machine } from "../team.ts";
import { listItems, lowerFirst, nameAll } from "./lower-first.ts";

const about = { title: "About", href: "/about" };
const team = { title: "The team", href: "/about#team" };
const contact = { title: "Contact", href: "/contact" };
const films = { title: "Film production", href: "/film-production" };

/** Beyond its name, what visitors call each discipline's part. */
const disciplineWords: Readonly<Record<string, string>> = {
  strategy: "which story is worth it audience aim",
  writing: "script words writer headline copywriting",
  direction: "how it looks sounds moves director picture frame style",
  production: "budget calendar schedule deadline rights producer",
  generation: "prompts models generate ai operators",
  camera: "crew lenses light shoot take filming cinematographer",
  editing: "cut edit editor sound mix",
  pr: "press release timing verification pr",
};

const teamFacts: readonly Fact[] = [
  {
    id: "team",
    aspect: "team",
    cues: [
      "who is on the team",
      "tell me about your team",
      "who will I be dealing with",
      "who works at Kinolume",
      "which disciplines are in the studio",
      "who would make my film",
      "what kind of people work there",
    ],
    answer: `The team is eight disciplines: ${disciplines
      .map(({ name }) => lowerFirst(name))
      .join(", ")
      .replace(
        /, (?=[^,]*$)/,
        " and ",
      )}. The site names no individuals; production answers when you call.`,
    source: team,
  },
  {
    id: "machine-decides",
    aspect: "machine",
    cues: [
      "what does the AI decide",
      "do people or machines decide",
      "will a robot make the decisions",
      "is ai in charge",
      "are humans involved",
      "do you replace people with ai",
    ],
    answer: `What the machine decides: ${lowerFirst(machine.decides)} You decide ${lowerFirst(client.decides)}`,
    source: team,
  },
  ...disciplines.map(({ id, name, does, decides }): Fact => ({
    id: `discipline-${id}`,
    aspect: `discipline-${id}`,
    cues: [
      `who decides ${disciplineWords[id] ?? ""}`,
      `who does ${name}`,
      `what does ${name} do`,
      `who is responsible for ${disciplineWords[id] ?? ""}`,
    ],
    answer: `${name}: ${lowerFirst(does)} It decides ${lowerFirst(decides)}`,
    source: team,
  })),
];

export const companyFacts: readonly Fact[] = [
  {
    id: "founded",
    aspect: "founded",
    cues: [
      "how old is the company",
      "when were you founded",
      "how long have you been in business",
      "how many years of experience do you have",
      "what year did you start",
      "how long have you been going",
    ],
    answer: `${brand.name} was founded in ${claimFigure("founded")} and has been a creative partner for ${claimFigure("years")} years.`,
    source: about,
  },
  {
    id: "location",
    aspect: "location",
    cues: [
      "where are you based",
      "where is your office",
      "what is your address",
      "which city are you in",
      "where is the studio",
      "are you in London",
      "are you a uk company",
      "postal address",
      "registered office",
    ],
    answer: `The studio is in ${brand.location}. The registered office is ${brand.registeredOffice}.`,
    source: contact,
  },
  {
    id: "registration",
    aspect: "registration",
    cues: [
      "what is your company registration number",
      "company number",
      "are you a registered company",
      "what is the legal name of the company",
      "who am I buying from legally",
      "who is behind this website",
      "companies house number",
    ],
    answer: `${brand.legalName}, registered in ${brand.registeredIn} under number ${brand.companyNumber}.`,
    source: { title: "Terms", href: "/terms" },
  },
  {
    id: "email",
    aspect: "email",
    cues: [
      "what is your email address",
      "studio email",
      "which email can I write to",
      "your email",
    ],
    answer: `The studio’s e-mail address is ${brand.email}.`,
    source: contact,
  },
  {
    id: "response",
    aspect: "response",
    cues: [
      "when will someone reply to my email",
      "how quickly do you respond",
      "how long until I hear back",
      "response time",
      "when will you get back to me",
      "how fast do you reply",
      "when do I get an answer to my enquiry",
    ],
    answer: "A person replies within 24 hours.",
    source: contact,
  },
  {
    id: "track-record",
    aspect: "track-record",
    cues: [
      "how many projects have you done",
      "how many clients do you have",
      "how many projects delivered",
      "how many customers",
      "how experienced are you",
    ],
    answer: `${claimFigure("projects")} projects for ${claimFigure("clients")} clients, over ${claimFigure("years-and-more")} years.`,
    source: films,
  },
  {
    id: "satisfaction",
    aspect: "satisfaction",
    cues: [
      "what rating do clients give you",
      "how satisfied are your clients",
      "do you have reviews",
      "client satisfaction score",
      "are your customers happy",
    ],
    answer: `Clients rate us ${claimFigure("satisfaction")} for satisfaction.`,
    source: films,
  },
  {
    id: "about",
    aspect: "about",
    cues: [
      "who is Kinolume",
      "what is Kinolume",
      "tell me about the company",
      "tell me about yourselves",
      "what kind of agency are you",
      "what is your story",
      "your company history",
    ],
    answer: `${brand.name} is an AI storytelling agency in ${brand.location}, founded in ${claimFigure("founded")}: film, advertising, social, PR and strategy from one team. AI stands beside the camera; people decide.`,
    source: about,
  },
  {
    id: "why",
    aspect: "why",
    cues: [
      "why should I choose you",
      "what makes you different from other agencies",
      "why Kinolume",
      "what sets you apart",
      "why not a freelancer or an in-house team",
      "how do you compare with a traditional agency",
      "why are you better",
    ],
    answer:
      "One team from first line to last frame, people who decide and sign for every piece, prices in public, and PR that anyone can check. The page compares us with an in-house team, freelancers and a traditional agency.",
    source: { title: "Why us", href: "/why-us" },
  },
  {
    id: "portal",
    aspect: "portal",
    cues: [
      "where can I see the progress of my project",
      "is there a client area",
      "how do I log in",
      "is there a dashboard",
      "how do clients follow the work",
      "do I get an account",
      "where do I sign in",
      "track the status of my project",
    ],
    answer:
      "Clients have a client area with every project, its status and deadline, PR campaigns with their figures, and a line to the people making them.",
    source: { title: "Client Area", href: "/auth" },
  },
  {
    id: "labs",
    aspect: "labs",
    cues: [
      "what is Labs",
      "do you have a newsletter",
      "do you have a blog",
      "where can I read your articles",
      "what do you write about",
      "subscribe to the newsletter",
    ],
    answer:
      "Labs is the studio’s newsletter: AI tools tried on real work, film craft, and experiments that failed usefully.",
    source: { title: "Labs", href: "/labs" },
  },
  ...teamFacts,
];
