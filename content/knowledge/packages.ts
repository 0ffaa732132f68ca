import type { Fact } from "../../domain/assistant/fact.ts";
import { formatPounds } from "../money.ts";
import { prPackages } from "../pr-packages.ts";
import { factsAbout } from "./facts-about.ts";
import { listItems, lowerFirst } from "./lower-first.ts";

const source = { title: "PR packages", href: "/pricing#pr-packages" };

export const packageFacts: readonly Fact[] = prPackages.flatMap(
  ({ id, name, price_gbp, features, description }) => {
    const price = formatPounds(price_gbp);
    return factsAbout(id, source, {
      price: `${name} costs ${price} per campaign, excluding VAT.`,
      contents: `${name} includes: ${listItems(features)}.`,
      overview: `${name}, ${price} excluding VAT: ${lowerFirst(description)} It includes ${listItems(features)}.`,
    });
  },
);
