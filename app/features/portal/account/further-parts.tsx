import type { User } from "@supabase/auth-js";
import { lazy, Suspense } from "react";
import { billingPartWords, companyExportWords } from "../../../../content/account.ts";
import { billingPath } from "../../../../content/portal-address.ts";
import type { Profile } from "../../../../domain/account/profile.ts";
import { AccountPart } from "../../account/account-part.tsx";
import { DeviceList } from "../../account/device/device-list.tsx";
import { SecondFactor } from "../../account/second-factor/second-factor.tsx";
import { SignInPart } from "../../account/sign-in/sign-in-part.tsx";
import { clientTopics } from "../../../../domain/notice/notice.ts";
import { NoticeChoices } from "../../notice/notice-choices.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { useCompanyState } from "../company/company.ts";
import { DeletionPart } from "./deletion/deletion-part.tsx";
import { ExportPart } from "./export/export-part.tsx";

const PeoplePart = lazy(async () => ({
  default: (await import("./people/people-part.tsx")).PeoplePart,
}));

export type FurtherPartsProps = { user: User; row: Profile | undefined };

/** Who else is in the company, how the client signs in, and how they leave. */
export function FurtherParts({ user, row }: FurtherPartsProps) {
  const company = useCompanyState()?.company;
  return (
    <>
      {company && (
        <Suspense fallback={<RowSkeletons count={2} className="h-72" />}>
          <PeoplePart />
        </Suspense>
      )}
      <AccountPart heading={billingPartWords.heading} text={billingPartWords.text}>
        <ButtonLink variant="secondary" to={billingPath}>
          {billingPartWords.open}
        </ButtonLink>
      </AccountPart>
      <SignInPart user={user} />
      <SecondFactor user={user} />
      <DeviceList />
      <NoticeChoices topics={clientTopics} />
      <ExportPart />
      {company?.role === "owner" && company.people > 1 && (
        <ExportPart company={{ id: company.company_id, ...companyExportWords(company.name) }} />
      )}
      {row && <DeletionPart row={row} email={user.email ?? ""} />}
    </>
  );
}
