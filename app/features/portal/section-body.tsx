import type { ReactNode } from "react";
import { portalFailures, portalFrame } from "../../../content/portal.ts";
import { NoticeRow } from "../../ui/notice-row.tsx";
import { type SectionName, usePortalData } from "./portal-data.ts";
import { RetryButton } from "./retry-button.tsx";

type SectionBodyProps = {
  /** The sections it is made of; it waits for all of them. */
  of: readonly SectionName[];
  /** As large as what it stands for. */
  skeleton: ReactNode;
  /** `isWhole` is false when a part is missing, so that absence proves nothing. */
  children: (isWhole: boolean) => ReactNode;
};

/** What came is shown; what did not come says so in its place, with a way to ask again. */
export function SectionBody({ of: names, skeleton, children }: SectionBodyProps) {
  const data = usePortalData();
  if (names.some((name) => data[name].state === "loading"))
    return (
      <div aria-busy="true">
        <span className="sr-only">{portalFrame.loading}</span>
        {skeleton}
      </div>
    );
  const missing = names.filter(
    (name) => data[name].state === "failed" && data[name].keptAt === null,
  );
  return (
    <>
      {missing.length < names.length && children(missing.length === 0)}
      {missing.length > 0 && (
        <NoticeRow>
          <div>
            {missing.map((name) => (
              <p key={name}>{portalFailures.inPlace[name]}</p>
            ))}
          </div>
          <RetryButton names={missing} />
        </NoticeRow>
      )}
    </>
  );
}
