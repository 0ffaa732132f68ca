import type { Fact } from "../../domain/assistant/fact.ts";
import { disciplines } from "../team.ts";
import { lowerFirst } from "./lower-first.ts";

export const disciplineFacts: readonly Fact[] = disciplines.map(({ id, name, does, decides }) => ({
  id: `discipline-${id}`,
  aspect: `discipline-${id}`,
  answer: `${name}: ${lowerFirst(does)} It decides ${lowerFirst(decides)}`,
  source: { title: "The team", href: "/about#team" },
}));
