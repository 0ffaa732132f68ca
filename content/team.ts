import type { DisciplineId } from "../domain/talk/discipline.ts";

/** The team as disciplines and who decides what. People are met in person, not listed here. */
export type Discipline = {
  id: DisciplineId;
  name: string;
  /** What somebody of it is called, where one of them speaks. */
  title: string;
  does: string;
  decides: string;
};

export const disciplines: readonly Discipline[] = [
  {
    id: "strategy",
    name: "Strategy",
    title: "Strategist",
    does: "Finds out who has to be moved, and what will be different once they are.",
    decides: "Which story is worth your money.",
  },
  {
    id: "writing",
    name: "Writing",
    title: "Writer",
    does: "Scripts, headlines, releases, and the one sentence that holds them together.",
    decides: "What is said, and what is left out.",
  },
  {
    id: "direction",
    name: "Direction",
    title: "Director",
    does: "Carries the idea from page to picture, whichever way the picture is made.",
    decides: "How it looks, sounds and moves.",
  },
  {
    id: "production",
    name: "Production",
    title: "Producer",
    does: "Keeps budget, calendar and rights, and answers when you call.",
    decides: "What is possible, and by when.",
  },
  {
    id: "generation",
    name: "Generation",
    title: "Generation artist",
    does: "Works the models: references, instructions, hundreds of attempts at one frame.",
    decides: "Which attempts a director gets to see.",
  },
  {
    id: "camera",
    name: "Camera and stage",
    title: "Cinematographer",
    does: "Crew, lenses, light and sound, where a scene has to have happened.",
    decides: "When the take is good.",
  },
  {
    id: "editing",
    name: "Editing and sound",
    title: "Editor",
    does: "Cuts the same material for the cinema, the feed and the phone.",
    decides: "Where it begins and where it stops.",
  },
  {
    id: "pr",
    name: "PR and verification",
    title: "PR lead",
    does: "Releases, timing, crisis statements, and the fingerprint of each.",
    decides: "When words are ready to be anchored for good.",
  },
];

/** The titles by discipline: as whom somebody of the studio speaks. */
export const disciplineTitles = new Map<DisciplineId, string>(
  disciplines.map(({ id, title }) => [id, title]),
);

/** The two at the table who are not on the payroll. */
export const client = {
  name: "You",
  decides: "Whether it is true, whether it sounds like you, and when it goes out.",
} as const;

export const machine = {
  name: "The machine",
  decides: "Nothing. It proposes; a person answers for what is shown.",
} as const;

export const team = {
  label: "The team",
  heading: "Who decides what.",
  introduction:
    "We list disciplines, not portraits. This is who sits at the table, what each brings to it, and which question is theirs to answer.",
  columns: { discipline: "Discipline", does: "Brings", decides: "Decides" },
} as const;
