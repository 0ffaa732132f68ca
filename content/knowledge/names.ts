import type { Subject } from "../../domain/assistant/fact.ts";
import { prPackages } from "../pr-packages.ts";
import { subscription } from "../pricing.ts";
import names from "./names.json" with { type: "json" };

/** What visitors call the subscription and the PR packages, of which no page has a list to draw on. */
export const soldSubjects: readonly Subject[] = names.subjects.map((subject) => ({
  ...subject,
  pounds: prPackages.find(({ id }) => id === subject.id)?.price_gbp ?? subscription.price_gbp,
  ...(subject.kind === "package" && { isParticular: true as const }),
}));

/** What else visitors call services, studies and approaches, by their ids. */
export const also: Readonly<Record<string, readonly string[]>> = names.also;
