import type { Fact, Subject } from "../../domain/assistant/fact.ts";
import { subscriptionPrice } from "../pricing.ts";
import { approachComparison, approaches, processSteps, type ApproachName } from "../process.ts";
import { factsAbout } from "./facts-about.ts";
import { lowerFirst } from "./lower-first.ts";
import { also } from "./names.ts";

const page = { title: "Our process", href: "/our-process" };
const compared = { title: "Three approaches", href: "/our-process#approaches" };

const approachIds: Record<ApproachName, string> = {
  "Full AI": "full-ai",
  Hybrid: "hybrid",
  "Human-only": "human-only",
};
const ordinals = ["first", "second", "third", "fourth"];

export const processSubjects: readonly Subject[] = [
  ...approaches.options.map(({ name }) => ({
    id: approachIds[name],
    kind: "approach",
    names: [name, ...(also[approachIds[name]] ?? [])],
    isParticular: true as const,
  })),
  ...processSteps.steps.map(({ name }, place, { [place - 1]: before }) => ({
    id: `step-${name.toLowerCase()}`,
    kind: "step",
    ...(before && { follows: `step-${before.name.toLowerCase()}` }),
    names: [
      `${name} step`,
      `step ${place + 1}`,
      `${name} stage`,
      `stage ${place + 1}`,
      `${ordinals[place]} step`,
      `${ordinals[place]} stage`,
      `${ordinals[place]} one`,
    ],
    isParticular: true as const,
  })),
];

const steps = processSteps.steps.flatMap(({ name, promise, happens, decides, receives }, place) =>
  factsAbout(`step-${name.toLowerCase()}`, page, {
    overview: `Step ${place + 1}, ${name}: ${lowerFirst(promise)} You receive ${lowerFirst(receives)}`,
    receives: `At the end of step ${place + 1}, ${name}, you have ${lowerFirst(receives)}`,
    decides: `${name}: ${lowerFirst(decides)}`,
    happens: `${name}: ${happens}`,
  }),
);

/** What the comparison says of the approach in this place, e.g. of 'Pace'. */
export function readCell(question: string, place: number): string {
  return approachComparison.rows.find((row) => row.question === question)?.cells[place] ?? "";
}

const ways = approaches.options.flatMap(({ name, line }, place) => {
  const cell = (question: string) => readCell(question, place);
  const choose = lowerFirst(cell("Choose it when"));
  return factsAbout(approachIds[name], compared, {
    overview: `${name}: ${lowerFirst(line)} ${cell("How a frame is made")}. Choose it when ${choose}.`,
    choose: `Choose ${name} when ${choose}. Think twice when ${lowerFirst(cell("Think twice when"))}.`,
    pace: `In pace, ${name} is ${lowerFirst(cell("Pace"))}.`,
    changes: `A late change in ${name}: ${lowerFirst(cell("A change late on"))}.`,
    price: `${name} has no price of its own. The subscription, from ${subscriptionPrice} per month, excluding VAT, leaves the approach to you for each project; for a single project its price stands in the proposal. What it comes to depends on how much is made at once, and how much needs a crew and a camera.`,
  });
});

export const processFacts: readonly Fact[] = [...steps, ...ways];
