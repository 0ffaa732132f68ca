import { Navigate, useLocation } from "react-router";
import { studioPage } from "../../content/pages/studio.ts";
import { NotFoundWords } from "../components/not-found-words.tsx";
import { hydrateAtOnce } from "../hydration-mode.ts";
import { plainMetadata } from "../metadata/plain-metadata.ts";
import { useForgetKeptRows } from "../portal/use-forget-kept-rows.ts";
import { needsSecondStep } from "../session/assurance.ts";
import { isStaff } from "../session/home-of.ts";
import { signInAddress } from "../session/next-address.ts";
import { isSignOutAsked } from "../session/session-store.ts";
import { useSession } from "../session/use-session.ts";
import { StudioDoor } from "../studio/studio-door.tsx";
import NotFound from "./not-found.tsx";

export const handle = hydrateAtOnce;
export const meta = () => plainMetadata(studioPage);

/** To everyone but staff this address holds nothing. Until it is known who asks, that is on the page, unseen. */
export default function Studio() {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  // Messages that were written and not sent stay in this browser only as long as whoever wrote them.
  useForgetKeptRows();
  if (state.kind === "loading") return <NotFoundWords className="studio-closed" />;
  if (state.kind === "signed-in" && isStaff(state.session))
    return needsSecondStep(state.session) ? (
      <Navigate to={signInAddress(pathname + search + hash)} replace />
    ) : (
      <StudioDoor session={state.session} />
    );
  return isSignOutAsked() ? <Navigate to="/" replace /> : <NotFound />;
}
