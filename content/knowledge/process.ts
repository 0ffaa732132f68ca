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
  "Full AI": [],
  Hybrid: ["hybrid approach"],
  "Human-only": [],
};

const ordinals = ["first", "second", "third", "fourth"];

export const processSubjects: readonly Subject[] = [
  ...approaches.options.map(({ name }) => ({
    id: approachIds[name],
    kind: "approach",
    names: [name, ...approachAliases[name]],
    isParticular: true as const,
  })),
  ...processSteps.steps.map(({ name }, place) => ({
    id: `step-${name.toLowerCase()}`,
    kind: "step",
    names: [`${name} step`, `step ${place + 1}`, `${name} stage`, `stage ${place + 1}`],
    isParticular: true as const,
  })),
];

const row = (question: string) =>
  approachComparison.rows.find((each) => each.question === question)?.cells ?? [];

const steps: readonly Fact[] = processSteps.steps.flatMap(
  ({ name, promise, happens, decides, receives }, place): Fact[] => {
    const about = `step-${name.toLowerCase()}`;
    const ordinal = ordinals[place] ?? "";
    return [
      {
        id: `${about}-overview`,
        about,
        aspect: "overview",
        cues: [`what happens in the ${ordinal} step`, `${ordinal} step`, `what is ${name}`],
        answer: `Step ${place + 1}, ${name}: ${lowerFirst(promise)} You receive ${lowerFirst(receives)}`,
        source: page,
      },
      {
        id: `${about}-receives`,
        about,
        aspect: "receives",
        cues: [
          `what do I get at the end of the ${ordinal} step`,
          `what do I receive after the ${ordinal} step`,
          `outcome of step ${place + 1}`,
          ...(name === "Write" ? ["can I see the script and storyboard before you shoot"] : []),
        ],
        answer: `At the end of step ${place + 1}, ${name}, you have ${lowerFirst(receives)}`,
        source: page,
      },
      {
        id: `${about}-decides`,
        about,
        aspect: "decides",
        cues: [`who decides in the ${ordinal} step`],
        answer: `${name}: ${lowerFirst(decides)}`,
        source: page,
      },
      {
        id: `${about}-happens`,
        about,
        aspect: "happens",
        cues: [],
        answer: `${name}: ${happens}`,
        source: page,
        isPassage: true,
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
      cues: [
        `what is ${name}`,
        `what does ${name} mean`,
        `how does ${name} production work`,
        "explain the approach",
      ],
      answer: `${name}: ${lowerFirst(line)} ${row("How a frame is made")[place]}. Choose it when ${lowerFirst(choose)}.`,
      source: compared,
    },
    {
      id: `${about}-choose`,
      about,
      aspect: "choose",
      cues: [
        "when should I choose it",
        "what is it good for",
        "when is it right",
        "best for",
        "drawback",
        "downside",
        "when not to use it",
      ],
      answer: `Choose ${name} when ${lowerFirst(choose)}. Think twice when ${lowerFirst(twice)}.`,
      source: compared,
    },
    {
      id: `${about}-pace`,
      about,
      aspect: "pace",
      cues: ["how fast is it", "is it quick", "how long does it take", "speed"],
      answer: `In pace, ${name} is ${lowerFirst(row("Pace")[place] ?? "")}.`,
      source: compared,
    },
    {
      id: `${about}-changes`,
      about,
      aspect: "changes",
      cues: ["can it be changed late", "changes late on", "how easy are late changes"],
      answer: `A late change in ${name}: ${lowerFirst(row("A change late on")[place] ?? "")}.`,
      source: compared,
    },
  ];
});

export const processFacts: readonly Fact[] = [
  {
    id: "process",
    aspect: "process",
    cues: [
      "what do the four stages look like",
      "how do we work together",
      "what can I expect from start to end",
      "procedure",
      "what does working with you look like",
      "how does a project run",
      "walk me through your process",
      "what are the steps",
      "how do you work",
      "how does it work from start to finish",
      "what happens after I sign up",
      "the four steps",
    ],
    answer: `Four steps: ${processSteps.steps.map(({ name, promise }) => `${name} (${lowerFirst(promise).replace(/\.$/, "")})`).join(", ")}. You approve each one.`,
    source: page,
  },
  {
    id: "approaches",
    aspect: "approaches",
    cues: [
      "what are the three approaches",
      "which approaches are there",
      "how much AI do you use",
      "full ai hybrid or human only",
      "difference between the approaches",
      "how much of it is made by machine",
    ],
    answer: `Three approaches, and you choose for each project. ${approaches.options.map(({ name, line }) => `${name}: ${lowerFirst(line)}`).join(" ")}`,
    source: compared,
  },
  {
    id: "without-ai",
    aspect: "without-ai",
    cues: [
      "I prefer no AI in my film",
      "can you shoot it traditionally",
      "is AI optional",
      "must it be made with AI",
      "do I have to use AI",
      "can you work without AI",
      "I do not want any AI",
      "can it be made by people only",
      "is everything made with ai",
      "no ai at all",
      "only real people and nothing generated",
    ],
    answer:
      "No, you do not have to. You choose Full AI, Hybrid or Human-only for each project; in Human-only there is no generated frame anywhere.",
    source: compared,
  },
  {
    id: "fastest-approach",
    aspect: "fastest",
    cues: [
      "which approach takes longest",
      "how long does each approach take",
      "which approach is the fastest",
      "quickest way to make it",
      "which approach is the slowest",
      "we have a tight deadline which approach",
    ],
    answer: "Full AI is the fastest, Human-only the slowest, and Hybrid lies between the two.",
    source: compared,
  },
  {
    id: "last-yes",
    aspect: "last-yes",
    cues: [
      "who gives the final approval",
      "can anything be published without my ok",
      "who has the final say",
      "who approves the work before it goes out",
      "do I get to approve it",
      "who signs off",
      "who decides when it is finished",
      "does a machine decide anything",
      "does ai make the decisions",
    ],
    answer:
      "You do. A director signs off each piece first, and nothing leaves the studio without your last yes. A machine approves nothing.",
    source: page,
  },
  ...steps,
  ...ways,
];
