import { reviewPage } from "../../content/pages/review.ts";
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
        {(session) => (
          <ReviewRoom key={session.user.id} me={session.user.id} isStaff={isStaff(session)} />
        )}
      </RequireSession>
    </PageMain>
  );
}
