/** How visitors ask for what a study states under these terms. */
export const termCues = new Map<string, readonly string[]>(
  Object.entries({
    Client: ["who was the client", "who was it made for", "which company"],
    Form: ["what kind of project was it", "what form", "type of film"],
    Role: ["what was your role", "what did you do on it", "which part did you play"],
    Place: ["where was it filmed", "where does it take place", "location"],
    Delivered: ["what did you deliver", "what did you make for them"],
    Approach: ["which approach did you use", "was it ai or filmed", "how was it made"],
    "Camera days": ["how many camera days", "was it filmed with a camera"],
    People: ["who made it", "how many people worked on it"],
    Frame: ["what aspect ratio", "which format", "what shape is the frame"],
    Seen: ["where is it shown", "is there sound"],
    Length: ["how long is it", "how long are they"],
    "Written, directed and cut by": ["who made them", "who wrote and directed it"],
    Budget: [
      "what was the budget",
      "how much did it cost",
      "what did it cost",
      "traditional cost",
      "price of a traditional shoot",
    ],
    Timeline: ["how long did it take", "how much time", "traditional timeline in weeks"],
    "Crew Size": ["how many people", "how big was the crew", "crew size"],
    Iterations: ["how many iterations", "rounds of changes"],
  }),
);

/** What a figure counts is asked for in other words than it is given in. */
export function figureCues(text: string): string[] {
  const cues: readonly (readonly [RegExp, readonly string[]])[] = [
    [/^6 years/, ["how long did it take to make", "how many years"]],
    [/minutes/, ["how long is the film", "running time", "length in minutes"]],
    [/screens/, ["how many cinemas showed it", "how many screens"]],
    [/footage/, ["how many hours of footage", "how much was shot"]],
    [/generation$/, ["what was the budget", "how much did it cost", "what was spent"]],
    [/hours from brief/, ["how long did it take", "how much time did it take"]],
    [/assets/, ["how many pictures", "how many assets came out of it"]],
    [
      /quote$/,
      [
        "how much was saved",
        "what did it save compared with a normal shoot",
        "how much cheaper was it",
        "cost reduction",
      ],
    ],
    [/list before/, ["how many people on the mailing list"]],
    [/previews/, ["how many previews"]],
    [/sold out/, ["was it sold out", "how many evenings sold out"]],
    [/paid media/, ["how much was spent on marketing", "advertising budget", "paid media spend"]],
  ];
  return cues.flatMap(([pattern, ways]) => (pattern.test(text) ? [...ways] : []));
}

/** By the id of the block. */
export const listCues = new Map<string, readonly string[]>(
  Object.entries({
    tools: ["which AI tools did you use", "which models", "what software made it"],
    clients: ["who were the clients", "who was it made for"],
    recognition: ["which festivals was it shown at", "did it win anything", "awards and festivals"],
    coverage: ["was it in the press", "media coverage and reviews"],
    distribution: ["where can I see it", "how was it distributed", "is it streaming"],
    credits: ["who did what", "who wrote it", "who made them"],
    licensing: [
      "can I license the footage",
      "how does licensing work",
      "can I buy the drone footage",
      "usage rights",
    ],
    delivered: ["what did you make", "what was delivered"],
    scope: ["what did production cover", "what work was done"],
  }),
);
