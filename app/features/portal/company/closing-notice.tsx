import { closingWords } from "../../../../content/company-closing.ts";
import type { MyCompany } from "../../../../domain/company/my-company.ts";
import { ForClient } from "../for-client.tsx";
import { WarningRow } from "../warning-row.tsx";
import { useMay } from "./company.ts";
import { KeepCompany } from "./keep-company.tsx";

type ClosingNoticeProps = { company: MyCompany; dueAt: string };

/** On every tab, until the day comes or an owner keeps the company. */
export function ClosingNotice({ company, dueAt }: ClosingNoticeProps) {
  const isOwner = useMay("owner");
  return (
    <WarningRow>
      <p>
        <strong className="font-medium text-paper">{closingWords.due(company.name, dueAt)}</strong>{" "}
        {closingWords.dueText} {!isOwner && closingWords.onlyOwners}
      </p>
      {isOwner && (
        <ForClient>
          <KeepCompany company={company} />
        </ForClient>
      )}
    </WarningRow>
  );
}
