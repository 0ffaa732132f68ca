import { studioPage } from "../../content/pages/studio.ts";
import { NotFoundWords } from "../site/not-found-words.tsx";
import { workroom } from "../startup/workroom.ts";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { useForgetKeptRows } from "../features/portal/use-forget-kept-rows.ts";
import { isStaff } from "../session/home-of.ts";
import { RequireSession } from "../session/require-session.tsx";
import { StudioLoader } from "../features/studio/studio-loader.tsx";
import NotFound from "./not-found.tsx";
import "../styles/pages/workroom.css";

export const handle = workroom;
export const meta = () => plainMetadata(studioPage);

/** To signed-in clients this address holds nothing. Until it is known who asks, that is on the page, unseen. */
export default function Studio() {
  // Messages that were written and not sent stay in this browser only as long as whoever wrote them.
  useForgetKeptRows();
  return (
    <RequireSession waiting={<NotFoundWords className="studio-closed" />}>
      {(session) => (isStaff(session) ? <StudioLoader session={session} /> : <NotFound />)}
    </RequireSession>
  );
}
