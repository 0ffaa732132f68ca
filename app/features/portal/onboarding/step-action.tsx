import { onboardingWords as words, stepActions } from "../../../../content/onboarding.ts";
import { tabAddress } from "../../../../content/portal-address.ts";
import type { Onboarding } from "../../../../domain/onboarding/onboarding.ts";
import { isBriefOpen, type OnboardingStep } from "../../../../domain/onboarding/list-steps.ts";
import type { DocumentRow } from "../../../../domain/billing/document-row.ts";
import type { ProjectStatus } from "../../../../domain/project/project.ts";
import { useMay } from "../company/company.ts";
import { useBillingAddress } from "../use-billing-address.ts";
import { SayButton } from "./say-button.tsx";
import { StepLink } from "./step-link.tsx";
import { useMayWrite } from "./use-may-write.ts";
import { useOnboardingAddress } from "./use-open-onboarding.ts";

type StepActionProps = {
  step: OnboardingStep;
  onboarding: Onboarding;
  status: ProjectStatus;
  invoice: DocumentRow | null;
};

/** What the person may do about a step. The database decides; this is what is offered. */
export function StepAction({ step: { kind, state }, ...props }: StepActionProps) {
  if (kind === "brief") return <BriefAction {...props} />;
  if (kind === "files") return <FilesAction {...props} />;
  if (kind === "people") return <PeopleAction {...props} />;
  if (kind === "billing") return state === "waiting" && <BillingAction />;
  return kind === "invoice" && state !== "done" && <InvoiceAction {...props} />;
}

type ActionProps = Omit<StepActionProps, "step">;

function BriefAction({ onboarding: { id, handed_in_at, edited_at }, status }: ActionProps) {
  const address = useOnboardingAddress();
  const mayWrite = useMayWrite() && isBriefOpen(status, handed_in_at);
  const begun = edited_at === null ? stepActions.write : stepActions.goOn;
  const toWrite = handed_in_at === null ? begun : stepActions.change;
  return <StepLink {...address("brief", id)}>{mayWrite ? toWrite : stepActions.read}</StepLink>;
}

function FilesAction({ onboarding }: ActionProps) {
  const { id, files, has_no_files: hasNone } = onboarding;
  const address = useOnboardingAddress();
  const mayAdd = useMayWrite();
  return (
    <>
      {mayAdd && files.length === 0 && (
        <SayButton id={id} said={{ has_no_files: !hasNone }}>
          {hasNone ? words.someFiles : words.noFiles}
        </SayButton>
      )}
      {(files.length > 0 || (mayAdd && !hasNone)) && (
        <StepLink {...address("brand", id)}>
          {mayAdd ? stepActions.addFiles : stepActions.seeFiles}
        </StepLink>
      )}
    </>
  );
}

function PeopleAction({ onboarding: { id, is_alone: isAlone } }: ActionProps) {
  const isOwner = useMay("owner");
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  return (
    <>
      <SayButton id={id} said={{ is_alone: !isAlone }}>
        {isAlone ? words.somebodyElse : words.nobodyElse}
      </SayButton>
      {isOwner && !isAlone && <StepLink to={tabAddress("profile")}>{stepActions.invite}</StepLink>}
    </>
  );
}

function BillingAction() {
  const billing = useBillingAddress();
  const mayChange = useMay("approver");
  return mayChange && <StepLink to={billing()}>{stepActions.billing}</StepLink>;
}

function InvoiceAction({ invoice }: ActionProps) {
  const billing = useBillingAddress();
  return invoice && <StepLink to={billing({ document: invoice.id })}>{stepActions.pay}</StepLink>;
}
