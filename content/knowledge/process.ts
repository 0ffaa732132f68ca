import type { Fact, Subject } from "../../domain/assistant/fact.ts";
import { approachComparison, approaches, processSteps, type ApproachName } from "../process.ts";
import { lowerFirst } from "./lower-first.ts";

const page = { title: "Our process", href: "/our-process" };
const compared = { title: "Three approaches", href: "/our-process#approaches" };

const approachIds: Record<ApproachName, string> = {
  "Full AI": "full-ai",
  Hybrid: "hybrid",
  "Human-only": "human-only",
};
const approachAliases: Record<ApproachName, readonly string[]> = {
  "Full AI": ["full ai approach", "first one", "first approach", "first way"],
  Hybrid: [
    "hybrid approach",
    "middle one",
    "second one",
    "middle approach",
    "second approach",
    "middle way",
  ],
  "Human-only": [
    "human only",
    "human only approach",
    "last one",
    "third one",
    "third approach",
    "last approach",
  ],
};

const ordinals = ["first", "second", "third", "fourth"];

export const processSubjects: readonly Subject[] = [
  ...approaches.options.map(({ name }) => ({
    id: approachIds[name],
    kind: "approach",
    names: [name, ...approachAliases[name]],
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

const row = (question: string) =>
  approachComparison.rows.find((each) => each.question === question)?.cells ?? [];

const steps: readonly Fact[] = processSteps.steps.flatMap(
  ({ name, promise, happens, decides, receives }, place): Fact[] => {
    const about = `step-${name.toLowerCase()}`;
    return [
      {
        id: `${about}-overview`,
        about,
        aspect: "overview",
        answer: `Step ${place + 1}, ${name}: ${lowerFirst(promise)} You receive ${lowerFirst(receives)}`,
        source: page,
      },
      {
        id: `${about}-receives`,
        about,
        aspect: "receives",
        answer: `At the end of step ${place + 1}, ${name}, you have ${lowerFirst(receives)}`,
        source: page,
      },
      {
        id: `${about}-decides`,
        about,
        aspect: "decides",
        answer: `${name}: ${lowerFirst(decides)}`,
        source: page,
      },
      {
        id: `${about}-happens`,
        about,
        aspect: "happens",
        answer: `${name}: ${happens}`,
        source: page,
      },
    ];
  },
);

const ways: readonly Fact[] = approaches.options.flatMap(({ name, line }, place): Fact[] => {
  const about = approachIds[name];
  const choose = row("Choose it when")[place] ?? "";
  const twice = row("Think twice when")[place] ?? "";
  return [
    {
      id: `${about}-overview`,
      about,
      aspect: "overview",
      answer: `${name}: ${lowerFirst(line)} ${row("How a frame is made")[place]}. Choose it when ${lowerFirst(choose)}.`,
      source: compared,
    },
    {
      id: `${about}-choose`,
      about,
      aspect: "choose",
      answer: `Choose ${name} when ${lowerFirst(choose)}. Think twice when ${lowerFirst(twice)}.`,
      source: compared,
    },
    {
      id: `${about}-pace`,
      about,
      aspect: "pace",
      answer: `In pace, ${name} is ${lowerFirst(row("Pace")[place] ?? "")}.`,
      source: compared,
    },
    {
      id: `${about}-changes`,
      about,
      aspect: "changes",
      answer: `A late change in ${name}: ${lowerFirst(row("A change late on")[place] ?? "")}.`,
      source: compared,
    },
  ];
});

export const processFacts: readonly Fact[] = [
  {
    id: "process",
    aspect: "process",
    answer: `Four steps: ${processSteps.steps.map(({ name, promise }) => `${name} (${lowerFirst(promise).replace(/\.$/, "")})`).join(", ")}. You approve each one.`,
    source: page,
    lists: "step",
  },
  {
    id: "approaches",
    aspect: "approaches",
    answer: `Three approaches, and you choose for each project. ${approaches.options.map(({ name, line }) => `${name}: ${lowerFirst(line)}`).join(" ")}`,
    source: compared,
    lists: "approach",
  },
  {
    id: "without-ai",
    aspect: "without-ai",
    answer:
      "You do not have to use AI. You choose Full AI, Hybrid or Human-only for each project; in Human-only there is no generated frame anywhere.",
    source: compared,
  },
  {
    id: "fastest-approach",
    aspect: "fastest",
    answer: "Full AI is the fastest, Human-only the slowest, and Hybrid lies between the two.",
    source: compared,
  },
  {
    id: "last-yes",
    aspect: "last-yes",
    answer:
      "A director signs off each piece first, and the last yes is yours: nothing leaves the studio without it. A machine approves nothing.",
    source: page,
  },
  ...steps,
  ...ways,
];
