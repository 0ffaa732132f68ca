import { claimFigure } from "./claims.ts";

export type ProcessStep = {
  name: string;
  promise: string;
  happens: string;
  decides: string;
  receives: string;
};

export const processSteps: {
  label: string;
  fields: Record<"happens" | "decides" | "receives", string>;
  steps: readonly ProcessStep[];
} = {
  label: "The four steps",
  fields: { happens: "What happens", decides: "Who decides", receives: "What you receive" },
  steps: [
    {
      name: "Listen",
      promise: "First we find out what it is for.",
      happens:
        "We ask what should be different once people have seen it, and who those people are. Then we ask again, because the first answer is usually the product.",
      decides: "You set the aim. Our strategist says how to reach it, and what to leave out.",
      receives:
        "A brief on one page: the aim, the audience, the one thing they should feel. Then a proposal to sign in the browser, with every milestone, its price and what makes it due.",
    },
    {
      name: "Write",
      promise: "Story before pictures.",
      happens:
        "An idea, a script, frames on the wall. Together we settle how it will be made: Full AI, Hybrid or Human-only.",
      decides:
        "A writer and a director choose the story. You approve it while it is still cheap to change.",
      receives: "Script, storyboards and a plan of the making, with your approach written into it.",
    },
    {
      name: "Make",
      promise: "Shot, generated, or both.",
      happens:
        "The work grows in front of you, in your client area. You say what is not right yet, and on the subscription you say it as often as you like.",
      decides: "The director decides every frame. You decide when it is right.",
      receives: "Cuts to comment on, and in the end the master.",
    },
    {
      name: "Release",
      promise: "Finished means seen.",
      happens:
        "We cut it for every screen, place it where it will be watched and, for verified PR, fingerprint it so that anyone can check it.",
      decides: "You give the last yes. Nothing leaves the studio without it.",
      receives: "Files for every screen; for verified PR, a proof that stands without us.",
    },
  ],
};

/** What lies between the first step and the second: how a project comes to be agreed, in its order. */
export const agreement = {
  label: "Between Listen and Write",
  heading: "Agreed before the first frame.",
  note: "A film or a campaign of its own is agreed by a proposal. On the subscription your brief is enough.",
  steps: [
    {
      name: "You read",
      line: "A proposal is a page of its own, opened from a mail, without an account: what it is for, what you receive, what is not included, and every milestone with its price and what makes it due.",
    },
    {
      name: "You ask",
      line: "Every part of a proposal has room for a question. The answer comes on the page and by mail. What we change becomes a new version, and what was sent before stays on record.",
    },
    {
      name: "You choose",
      line: "Options of a proposal are yours to tick, and the total follows. The offer holds until the day it names. You can decline it, with a reason or without.",
    },
    {
      name: "You sign",
      line: "You sign in the browser, with your name, your role and a code that we mail to you at that moment. A fingerprint of what you signed goes onto a public blockchain, so that anyone you show it to can check it without asking us.",
    },
    {
      name: "It begins",
      line: "Your signature opens the project in your client area, with its milestones and the invoice of what is due on signing. There we ask for the brief in detail, and for your brand.",
    },
    {
      name: "It may change",
      line: "What you want otherwise later is a proposal, too: it shows only the difference, and adds nothing before you sign it.",
    },
  ],
} as const;

export type ApproachName = "Full AI" | "Hybrid" | "Human-only";

type Approach = {
  name: ApproachName;
  /** In one line: the situation that calls for it. */
  when: string;
  line: string;
  /** Which of the 24 frames in a second of film are generated. For show: in Hybrid the client sets the mix. */
  generatedFrames: readonly number[];
};

const everyFrame = Array.from({ length: 24 }, (_, index) => index);

export const approaches: { label: string; heading: string; options: readonly Approach[] } = {
  label: "Three approaches",
  heading: "How much may a machine touch?",
  options: [
    {
      name: "Full AI",
      when: "It cannot be filmed.",
      line: "Every frame generated, every choice directed.",
      generatedFrames: everyFrame,
    },
    {
      name: "Hybrid",
      when: "It is real, and has to be larger.",
      line: "Real people and places, extended by generated ones.",
      generatedFrames: [3, 4, 5, 9, 10, 11, 12, 16, 17, 18, 22],
    },
    {
      name: "Human-only",
      when: "The point is that it happened.",
      line: "Crew, camera, cutting room, and no generated frame anywhere.",
      generatedFrames: [],
    },
  ],
};

export const approachComparison = {
  caption: "Full AI, Hybrid and Human-only side by side",
  corner: "Question",
  frames: "One second of film is twenty-four frames: amber ones are generated, white ones are not.",
  note: "In all three a writer writes, a director directs, and you have the last yes.",
  rows: [
    {
      question: "How a frame is made",
      cells: [
        "Generated from a written and drawn plan, then graded and cut by people",
        "Filmed where truth counts, generated where reach does",
        "Filmed, drawn and cut by hand",
      ],
    },
    {
      question: "What the day needs",
      cells: [
        "A script and an eye",
        "The people and places that matter; not the rest",
        "Cast, crew, locations and the weather’s goodwill",
      ],
    },
    {
      question: "A change late on",
      cells: [
        "Easy: another sky is another render",
        "Easy for what was generated, hard for what was filmed",
        "Hard: another sky is another day",
      ],
    },
    {
      question: "Pace",
      cells: ["The fastest", "Between the two", "The slowest, and worth the wait when it matters"],
    },
    {
      question: "Choose it when",
      cells: [
        "The world does not exist, or the date cannot move",
        "Real people carry it, and the world around them has to grow",
        "Your audience must be able to trust every frame",
      ],
    },
    {
      question: "Think twice when",
      cells: [
        "A real person or place has to be recognised",
        "Nobody can say which parts must be real",
        "You need it next week, or on Mars",
      ],
    },
  ],
  see: {
    question: "Look at",
    cells: [["ai-movies", "port-storm"], ["human-factor"], ["rom-boys", "forth-ports"]],
  },
} as const;

export const firstHours = {
  heading: "Step one takes an e-mail.",
  marks: [
    { figure: claimFigure("response"), line: "or less until a person replies to you" },
    {
      figure: claimFigure("project-start"),
      line: "or less from a subscriber’s brief to somebody working on it",
    },
  ],
  link: { to: "/contact", label: "Start Your Project" },
} as const;
