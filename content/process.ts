export const processSteps = {
  label: "The four steps",
  steps: [
    {
      name: "Listen",
      line: "We ask what should be different once people have seen it, and who those people are. You leave with a brief on one page.",
    },
    {
      name: "Write",
      line: "Story before pictures: an idea, a script, frames on the wall. You see it while it is still cheap to change.",
    },
    {
      name: "Make",
      line: "We shoot it, generate it, or both. You watch it grow in your client area and mark what is not right yet.",
    },
    {
      name: "Release",
      line: "Cut for every screen, placed where it will be seen and, for PR, fingerprinted so that it can be checked.",
    },
  ],
} as const;

/** `machine` is the share of the making given to AI. */
export const approaches = {
  label: "Three approaches",
  heading: "How much may a machine touch?",
  ends: { machine: "Machine", human: "Hand" },
  options: [
    {
      name: "Full AI",
      machine: "all",
      line: "Every frame generated, every choice directed. For worlds that cannot be filmed and dates that cannot move.",
    },
    {
      name: "Hybrid",
      machine: "half",
      line: "Real people and places, extended by generated ones. The camera gives it truth; the model gives it reach.",
    },
    {
      name: "Human-only",
      machine: "none",
      line: "Crew, camera, cutting room, and no generated frame anywhere. For stories whose point is that it happened.",
    },
  ],
} as const;
