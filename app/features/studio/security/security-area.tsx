import { useSession } from "../../../session/use-session.ts";
import { DeviceList } from "../../account/device/device-list.tsx";
import { SecondFactor } from "../../account/second-factor/second-factor.tsx";
import { studioTopics } from "../../../../domain/notice/notice.ts";
import { NoticeChoices } from "../../notice/notice-choices.tsx";
import { useStaffMay } from "../access/staff-access.ts";
import { SignInPart } from "../../account/sign-in/sign-in-part.tsx";

/** What guards one's own account. */
export function SecurityArea() {
  const state = useSession();
  const seesTroubles = useStaffMay("troubles");
  const topics = studioTopics.filter((topic) => seesTroubles || topic !== "studio_troubles");
  if (state.kind !== "signed-in") return null;
  const { user } = state.session;
  return (
    <div className="group/account max-w-256" data-dense>
      <SecondFactor user={user} />
      <SignInPart user={user} />
      <DeviceList />
      <NoticeChoices topics={topics} />
    </div>
  );
}
