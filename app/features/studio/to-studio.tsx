import { Navigate } from "react-router";
import { noSuchAreaAddress } from "../../../content/no-such-area.ts";
import { isStaff } from "../../session/home-of.ts";
import { useSession } from "../../session/use-session.ts";

/** Staff who asked for an area that there is none of are told so in the studio; everybody else learns nothing of it. */
export function ToStudio({ asked }: { asked: string }) {
  const state = useSession();
  if (state.kind !== "signed-in" || !isStaff(state.session)) return null;
  return <Navigate to={noSuchAreaAddress(asked)} replace />;
}
