import { useState } from "react";
import { findStanding } from "../../../../domain/billing/find-standing.ts";
import { londonDay } from "../../../../domain/billing/london-day.ts";
import type { Onboarding } from "../../../../domain/onboarding/onboarding.ts";
import { listSteps, type OnboardingStep } from "../../../../domain/onboarding/list-steps.ts";
import type { Project } from "../../../../domain/project/project.ts";
import { useBillingDetails } from "../billing/use-billing.ts";
import { usePortalData } from "../portal-data.ts";
import { usePortalSource } from "../portal-source-context.ts";
import { usePeopleCount } from "./use-people-count.ts";

/** What is known of a project's first days, all of it from rows that are there for other reasons. */
export function useSteps(project: Project, onboarding: Onboarding) {
  const { deliverables, documents, payments } = usePortalData();
  const [today] = useState(() => londonDay(new Date()));
  const people = usePeopleCount();
  const details = useBillingDetails(usePortalSource());
  const own = deliverables.rows.filter(({ project_id }) => project_id === project.id);
  const first = project.milestones.find(
    ({ trigger, net_pence }) => trigger === "signing" && net_pence > 0,
  );
  const invoice = documents.rows.find(({ id }) => id === first?.document_id) ?? null;
  const isBeingPaid = payments.rows.some(
    ({ invoice_id, state }) => invoice_id === invoice?.id && state === "confirming",
  );
  const steps: OnboardingStep[] = listSteps({
    handedInAt: onboarding.handed_in_at,
    files: onboarding.files.length,
    hasNoFiles: onboarding.has_no_files,
    people,
    isAlone: onboarding.is_alone,
    hasBillingDetails: details.data === undefined ? null : details.data !== null,
    firstInvoice: first && invoice && { standing: findStanding(invoice, today), isBeingPaid },
    status: project.status,
    hasDelivery: own.some(({ versions }) => versions.length > 0),
  });
  // What comes first, as far as anybody has said when.
  const [next] = own.toSorted((a, b) => (a.due_date ?? "9").localeCompare(b.due_date ?? "9"));
  return { steps, people, invoice, next };
}

export type KnownSteps = ReturnType<typeof useSteps>;
