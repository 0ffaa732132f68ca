import type { Knowledge } from "../../domain/assistant/fact.ts";
import { assistantInvitation } from "../assistant.ts";
import { clientAreaFacts } from "./client-area.ts";
import { companyFacts } from "./company.ts";
import { gapFacts } from "./gaps.ts";
import { postFacts, postSubjects } from "./labs-posts.ts";
import { legalFacts } from "./legal.ts";
import { pageFacts } from "./page-facts.ts";
import { packageFacts, packageSubjects } from "./packages.ts";
import { paymentFacts } from "./payment.ts";
import { processFacts, processSubjects } from "./process.ts";
import { serviceFacts, serviceSubjects } from "./services.ts";
import { subscriptionFacts, subscriptionSubjects } from "./subscription.ts";
import { workFacts, workSubjects } from "./work.ts";

/** Everything the assistant can say, drawn from the facts that the pages show. */
export const knowledge: Knowledge = {
  subjects: [
    ...subscriptionSubjects,
    ...packageSubjects,
    ...serviceSubjects,
    ...processSubjects,
    ...workSubjects,
    ...postSubjects,
  ],
  facts: [
    ...subscriptionFacts,
    ...paymentFacts,
    ...packageFacts,
    ...serviceFacts,
    ...processFacts,
    ...companyFacts,
    ...clientAreaFacts,
    ...workFacts,
    ...legalFacts,
    ...pageFacts,
    ...postFacts,
    ...gapFacts(assistantInvitation),
  ],
};
