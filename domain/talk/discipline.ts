/** As whom the studio answers: never by a person's name. `content/team.ts` has the words, PostgreSQL the same list. */
export const disciplineIds = [
  "strategy",
  "writing",
  "direction",
  "production",
  "generation",
  "camera",
  "editing",
  "pr",
] as const;

export type DisciplineId = (typeof disciplineIds)[number];

export const usualDiscipline: DisciplineId = "production";
