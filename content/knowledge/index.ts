import type { Knowledge } from "../../domain/chat/fact.ts";
import { assistantInvitation } from "../assistant.ts";
import { companyFacts } from "./company.ts";
import { gapFacts } from "./gaps.ts";
import { legalFacts } from "./legal.ts";
import { pricingFacts, pricingSubjects } from "./pricing.ts";
import { processFacts, processSubjects } from "./process.ts";
import { serviceFacts, serviceSubjects } from "./services.ts";
import { workFacts, workSubjects } from "./work.ts";

/** Everything the assistant can say, drawn from the facts that the pages show. */
export const knowledge: Knowledge = {
  subjects: [...pricingSubjects, ...serviceSubjects, ...processSubjects, ...workSubjects],
  facts: [
    ...pricingFacts,
    ...serviceFacts,
    ...processFacts,
    ...companyFacts,
    ...workFacts,
    ...legalFacts,
    ...gapFacts(assistantInvitation),
  ],
};
