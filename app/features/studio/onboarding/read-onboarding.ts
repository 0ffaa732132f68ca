import * as z from "zod/mini";
import { documentColumns, documentRow } from "../../../../domain/billing/document-row.ts";
import { findStanding } from "../../../../domain/billing/find-standing.ts";
import { londonDay } from "../../../../domain/billing/london-day.ts";
import {
  type Onboarding,
  onboardingColumns,
  onboardingSchema,
} from "../../../../domain/onboarding/onboarding.ts";
import { listSteps, type OnboardingStep } from "../../../../domain/onboarding/list-steps.ts";
import type { ProjectStatus } from "../../../../domain/project/project.ts";
import { explainError } from "../../../data/explain-error.ts";
import { readRows, runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readDeliverables } from "../deliverable/read-deliverables.ts";
import { readMilestones } from "../milestone/save-milestone.ts";

const companySchema = z.object({ company_id: z.string() });
const paymentSchema = z.object({ id: z.string() });
const countSchema = z.nullable(z.number());

export type ReadOnboarding = { onboarding: Onboarding; steps: OnboardingStep[] };

/** What the client has sent for a project, and what is missing; null where nothing was asked for. */
export async function readOnboarding(
  id: string,
  status: ProjectStatus,
): Promise<ReadOnboarding | null> {
  const [onboarding] = await readRows(
    sharedBackend().from("onboardings").select(onboardingColumns).eq("id", id),
    onboardingSchema,
  );
  if (!onboarding) return null;
  const company = onboarding.company_id;
  const [people, details, deliverables, firstInvoice] = await Promise.all([
    runQuery(sharedBackend().rpc("count_people", { company })),
    readRows(
      sharedBackend().from("billing_details").select("company_id").eq("company_id", company),
      companySchema,
    ),
    readDeliverables({ kind: "project", id }),
    readFirstInvoice(id),
  ]);
  const steps = listSteps({
    handedInAt: onboarding.handed_in_at,
    files: onboarding.files.length,
    hasNoFiles: onboarding.has_no_files,
    people: countSchema.parse(people.data),
    isAlone: onboarding.is_alone,
    hasBillingDetails: details.length > 0,
    firstInvoice,
    status,
    hasDelivery: deliverables.some(({ versions }) => versions.length > 0),
  });
  return { onboarding, steps };
}

/** Of what was due at the signature. */
async function readFirstInvoice(projectId: string) {
  const milestones = await readMilestones(projectId);
  const first = milestones.find(({ trigger, net_pence }) => trigger === "signing" && net_pence > 0);
  if (!first) return undefined;
  const { document_id: documentId } = first;
  if (documentId === null) return null;
  const [[invoice], paying] = await Promise.all([
    readRows(
      sharedBackend().from("billing_documents").select(documentColumns).eq("id", documentId),
      documentRow,
    ),
    readRows(
      sharedBackend()
        .from("eth_payments")
        .select("id")
        .eq("invoice_id", documentId)
        .eq("state", "confirming"),
      paymentSchema,
    ),
  ]);
  if (!invoice) return null;
  return {
    standing: findStanding(invoice, londonDay(new Date())),
    isBeingPaid: paying.length > 0,
  };
}

/** Answers why it was refused. Asked twice, it was asked once. */
export async function askForBrief(projectId: string): Promise<string | null> {
  const { error } = await sharedBackend().from("onboardings").insert({ id: projectId });
  return error && error.code !== "23505" ? explainError(error) : null;
}
