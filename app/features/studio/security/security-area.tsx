import { DeviceList } from "../../account/device/device-list.tsx";
import { SecondFactor } from "../../account/second-factor/second-factor.tsx";
import { SignInPart } from "../../account/sign-in/sign-in-part.tsx";
import { useSession } from "../../../session/use-session.ts";
import "../../account/account.css";
import "./security.css";

/** What guards one's own account. */
export function SecurityArea() {
  const state = useSession();
  if (state.kind !== "signed-in") return null;
  const { user } = state.session;
  return (
    <div className="security">
      <SecondFactor user={user} />
      <SignInPart user={user} />
      <DeviceList />
    </div>
  );
}
