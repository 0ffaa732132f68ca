import { findFactor } from "../../session/assurance.ts";
import { useSession } from "../../session/use-session.ts";
import { SecondFactor } from "./second-factor.tsx";
import "./security.css";

/** What guards one's own account. */
export function SecurityArea() {
  const state = useSession();
  if (state.kind !== "signed-in") return null;
  return <SecondFactor factorId={findFactor(state.session)?.id} />;
}
