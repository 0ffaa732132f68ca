import type { Knowledge } from "../../domain/assistant/fact.ts";
import { assistantInvitation } from "../assistant.ts";
import { postFacts, postSubjects } from "./labs-posts.ts";
import { soldSubjects } from "./names.ts";
import { packageFacts } from "./packages.ts";
import { pageFacts } from "./page-facts.ts";
import { processFacts, processSubjects } from "./process.ts";
import { retentionFacts } from "./retention.ts";
import { serviceFacts, serviceSubjects } from "./services.ts";
import { disciplineFacts } from "./team.ts";
import { workFacts, workSubjects } from "./work.ts";
import { gapFacts, writtenFacts } from "./written-facts.ts";

/** Everything the assistant can say, drawn from the facts that the pages show. */
export const knowledge: Knowledge = {
  subjects: [
    ...soldSubjects,
    ...serviceSubjects,
    ...processSubjects,
    ...workSubjects,
    ...postSubjects,
  ],
  facts: [
    ...writtenFacts,
    ...packageFacts,
    ...serviceFacts,
    ...processFacts,
    ...disciplineFacts,
    ...workFacts,
    ...retentionFacts,
    ...pageFacts,
    ...postFacts,
    ...gapFacts(assistantInvitation),
  ],
};
