import type { Standing } from "../billing/find-standing.ts";
import type { ProjectStatus } from "../project/project.ts";

export type StepKind = "brief" | "files" | "people" | "billing" | "invoice" | "begin" | "delivery";

/** `moving`: somebody has done their part, and it is not there yet. `unknown`: it could not be read. */
type StepState = "done" | "moving" | "waiting" | "unknown";

export type OnboardingStep = { kind: StepKind; whose: "client" | "studio"; state: StepState };

/** What is there. Null is what could not be read. */
export type OnboardingFacts = {
  handedInAt: string | null;
  files: number;
  hasNoFiles: boolean;
  /** In the company, or invited. */
  people: number | null;
  isAlone: boolean;
  hasBillingDetails: boolean | null;
  /** What was due at the signature; undefined where nothing was, null where its invoice is not there yet. */
  firstInvoice: { standing: Standing; isBeingPaid: boolean } | null | undefined;
  status: ProjectStatus;
  hasDelivery: boolean;
};

/** What the first days need, each from what is there: nobody ticks anything off. */
export function listSteps(facts: OnboardingFacts): OnboardingStep[] {
  const { firstInvoice } = facts;
  const client = (kind: StepKind, state: StepState): OnboardingStep => ({
    kind,
    whose: "client",
    state,
  });
  const studio = (kind: StepKind, isDone: boolean): OnboardingStep => ({
    kind,
    whose: "studio",
    state: isDone ? "done" : "waiting",
  });
  return [
    client("brief", whether(facts.handedInAt !== null)),
    client("files", whether(facts.files > 0 || facts.hasNoFiles)),
    client("people", facts.isAlone ? "done" : whether(facts.people && facts.people > 1)),
    client("billing", whether(facts.hasBillingDetails)),
    ...(firstInvoice === undefined ? [] : [client("invoice", findInvoiceState(firstInvoice))]),
    studio("begin", facts.status !== "pending"),
    studio("delivery", facts.hasDelivery),
  ];
}

function whether(isThere: boolean | number | null): StepState {
  if (isThere === null) return "unknown";
  return isThere ? "done" : "waiting";
}

const settled = new Set<Standing>(["paid", "credited", "written_off"]);

function findInvoiceState(invoice: NonNullable<OnboardingFacts["firstInvoice"]> | null): StepState {
  if (invoice === null) return "moving";
  if (settled.has(invoice.standing)) return "done";
  // What is disputed is being talked about: it waits for nobody to pay.
  const isMoving = invoice.isBeingPaid || ["part_paid", "disputed"].includes(invoice.standing);
  return isMoving ? "moving" : "waiting";
}

/** Whether the client has done all that was theirs. */
export function isComplete(steps: readonly OnboardingStep[]): boolean {
  return steps.every(({ whose, state }) => whose === "studio" || state === "done");
}

/** Whether the first days are still going on: until the studio has begun and has everything, or the project is over. */
export function isGoingOn(steps: readonly OnboardingStep[], status: ProjectStatus): boolean {
  if (status === "completed" || status === "cancelled") return false;
  return status === "pending" || !isComplete(steps);
}

/** Until the studio begins, everything may be changed; a brief that is late is taken after that, too. */
export function isBriefOpen(status: ProjectStatus, handedInAt: string | null): boolean {
  if (status === "pending") return true;
  return handedInAt === null && (status === "in_progress" || status === "review");
}
