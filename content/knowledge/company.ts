import type { Fact } from "../../domain/assistant/fact.ts";
import { brand } from "../brand.ts";
import { claimFigure } from "../claims.ts";
import { client, disciplines, machine } from "../team.ts";
import { lowerFirst, nameAll } from "./lower-first.ts";

const about = { title: "About", href: "/about" };
const team = { title: "The team", href: "/about#team" };
const contact = { title: "Contact", href: "/contact" };
const films = { title: "Film production", href: "/film-production" };

const teamFacts: readonly Fact[] = [
  {
    id: "team",
    aspect: "team",
    answer: `The team is eight disciplines: ${nameAll(disciplines.map(({ name }) => lowerFirst(name)))}. The site names no individuals; production answers when you call.`,
    source: team,
  },
  {
    id: "machine-decides",
    aspect: "machine",
    answer: `What the machine decides: ${lowerFirst(machine.decides)} You decide ${lowerFirst(client.decides)}`,
    source: team,
  },
  ...disciplines.map(({ id, name, does, decides }): Fact => ({
    id: `discipline-${id}`,
    aspect: `discipline-${id}`,
    answer: `${name}: ${lowerFirst(does)} It decides ${lowerFirst(decides)}`,
    source: team,
  })),
];

export const companyFacts: readonly Fact[] = [
  {
    id: "founded",
    aspect: "founded",
    answer: `${brand.name} was founded in ${claimFigure("founded")} and has been a creative partner for ${claimFigure("years")} years.`,
    source: about,
  },
  {
    id: "location",
    aspect: "location",
    answer: `The studio is in ${brand.location}. The registered office is ${brand.registeredOffice}.`,
    source: contact,
  },
  {
    id: "registration",
    aspect: "registration",
    answer: `${brand.legalName}, registered in ${brand.registeredIn} under number ${brand.companyNumber}.`,
    source: { title: "Terms", href: "/terms" },
  },
  {
    id: "email",
    aspect: "email",
    answer: `The studio’s e-mail address is ${brand.email}.`,
    source: contact,
  },
  {
    id: "response",
    aspect: "response",
    answer: "A person replies within 24 hours.",
    source: contact,
  },
  {
    id: "track-record",
    aspect: "track-record",
    answer: `${claimFigure("projects")} projects for ${claimFigure("clients")} clients, over ${claimFigure("years-and-more")} years.`,
    source: films,
  },
  {
    id: "satisfaction",
    aspect: "satisfaction",
    answer: `Clients rate us ${claimFigure("satisfaction")} for satisfaction.`,
    source: films,
  },
  {
    id: "about",
    aspect: "about",
    answer: `${brand.name} is an AI storytelling agency in ${brand.location}, founded in ${claimFigure("founded")}: film, advertising, social, PR and strategy from one team. AI stands beside the camera; people decide.`,
    source: about,
  },
  {
    id: "why",
    aspect: "why",
    answer:
      "One team from first line to last frame, people who decide and sign for every piece, prices in public, and PR that anyone can check. The page compares us with an in-house team, freelancers and a traditional agency.",
    source: { title: "Why us", href: "/why-us" },
  },
  {
    id: "portal",
    aspect: "portal",
    answer:
      "Clients have a client area with every project, its status and deadline, PR campaigns with their figures, and a line to the people making them.",
    source: { title: "Client Area", href: "/auth" },
  },
  {
    id: "labs",
    aspect: "labs",
    answer:
      "Labs is the studio’s newsletter: AI tools tried on real work, film craft, and experiments that failed usefully.",
    source: { title: "Labs", href: "/labs" },
  },
  ...teamFacts,
];
