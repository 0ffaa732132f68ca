import type { Fact, Subject } from "../../domain/assistant/fact.ts";
import { caseStudyCards } from "../case-studies/cards.ts";
import { subscriptionPrice } from "../pricing.ts";
import { services, type Service } from "../services.ts";
import { showStudies } from "./answer-extras.ts";
import { factsAbout } from "./facts-about.ts";
import { listItems, lowerFirst } from "./lower-first.ts";
import { also } from "./names.ts";

export const serviceSubjects: readonly Subject[] = services.map(({ id, shortName, name }) => ({
  id,
  kind: "service",
  names: [...(also[id] ?? []), shortName, name],
}));

function factsOf(service: Service): Fact[] {
  const { id, name, shortName, description, suits, deliverables, price, seenIn } = service;
  const studies = caseStudyCards.filter(({ slug }) => seenIn.includes(slug));
  const [first] = studies;
  const single =
    id === "film-production"
      ? " For a single film, the film production page gives a free quote."
      : "";
  return [
    ...factsAbout(
      id,
      { title: name, href: `/services#${id}` },
      {
        overview: `${name} is one of our five services. ${description} ${price}, excluding VAT.`,
        contents: `${shortName} brings you: ${listItems(deliverables)}.`,
        suits: `${shortName} is ${lowerFirst(suits)}`,
      },
    ),
    // PR is sold by the campaign: its prices are those of the packages.
    ...(id === "pr-and-trust-verification"
      ? []
      : factsAbout(
          id,
          { title: "Pricing", href: "/pricing" },
          {
            price: `${shortName} is part of the subscription, from ${subscriptionPrice} per month, excluding VAT.${single}`,
          },
        )),
    ...(first
      ? factsAbout(
          id,
          { title: first.title, href: first.to },
          { work: `See it in ${studies.map(({ title }) => title).join(", ")}.` },
        ).map((fact) => ({ ...fact, cards: showStudies(seenIn) }))
      : []),
  ];
}

export const serviceFacts: readonly Fact[] = services.flatMap(factsOf);
