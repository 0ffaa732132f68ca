import { DeviceList } from "../../account/devices/device-list.tsx";
import { SignInPart } from "../../account/sign-in/sign-in-part.tsx";
import { findFactor } from "../../session/assurance.ts";
import { useSession } from "../../session/use-session.ts";
import { SecondFactor } from "../../account/second-factor/second-factor.tsx";
import "../../account/account.css";
import "./security.css";

/** What guards one's own account. */
export function SecurityArea() {
  const state = useSession();
  if (state.kind !== "signed-in") return null;
  const { session } = state;
  return (
    <div className="security">
      <SecondFactor factorId={findFactor(session)?.id} />
      <SignInPart user={session.user} />
      <DeviceList />
    </div>
  );
}
