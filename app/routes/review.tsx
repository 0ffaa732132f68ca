import { reviewPage } from "../../content/pages/review.ts";
import { hasRole } from "../../domain/company/role.ts";
import { CompanyShell } from "../features/portal/company/company-shell.tsx";
import { useCompanyState } from "../features/portal/company/company.ts";
import { useForgetKeptRows } from "../features/portal/use-forget-kept-rows.ts";
import { ReviewWaiting } from "../features/review/room-note.tsx";
import { ReviewRoom } from "../features/review/review-room.tsx";
import { isStaff } from "../session/home-of.ts";
import { RequireSession } from "../session/require-session.tsx";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import "../styles/pages/review.css";

export const handle = workroom;
export const meta = () => plainMetadata(reviewPage);

export default function Review() {
  useForgetKeptRows();
  return (
    <PageMain>
      <RequireSession waiting={<ReviewWaiting />}>
        {(session) => {
          const me = session.user.id;
          if (isStaff(session)) return <ReviewRoom key={me} viewer={asStaff(me)} />;
          return (
            <CompanyShell key={me} me={me} waiting={<ReviewWaiting />}>
              {() => <ClientRoom me={me} />}
            </CompanyShell>
          );
        }}
      </RequireSession>
    </PageMain>
  );
}

const asStaff = (me: string) => ({ me, isStaff: true, mayComment: true, mayDecide: false });

function ClientRoom({ me }: { me: string }) {
  const role = useCompanyState()?.company?.role;
  const mayComment = hasRole(role, "member");
  const mayDecide = hasRole(role, "approver");
  return <ReviewRoom viewer={{ me, isStaff: false, mayComment, mayDecide }} />;
}
