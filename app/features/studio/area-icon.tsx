import CalendarClock from "lucide-react/icons/calendar-clock";
import Clapperboard from "lucide-react/icons/clapperboard";
import FileSignature from "lucide-react/icons/file-pen-line";
import FileText from "lucide-react/icons/file-text";
import FlaskConical from "lucide-react/icons/flask-conical";
import IdCard from "lucide-react/icons/id-card";
import Inbox from "lucide-react/icons/inbox";
import Landmark from "lucide-react/icons/landmark";
import Megaphone from "lucide-react/icons/megaphone";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import MessageSquare from "lucide-react/icons/message-square";
import ScrollText from "lucide-react/icons/scroll-text";
import ShieldCheck from "lucide-react/icons/shield-check";
import UsersRound from "lucide-react/icons/users-round";
import type { AreaName } from "../../../content/studio.ts";

const icons: Record<AreaName, typeof Inbox> = {
  inbox: Inbox,
  calendar: CalendarClock,
  clients: UsersRound,
  proposals: FileSignature,
  projects: Clapperboard,
  campaigns: Megaphone,
  messages: MessageSquare,
  labs: FlaskConical,
  invoices: FileText,
  payments: Landmark,
  assistant: MessageCircleQuestion,
  audit: ScrollText,
  staff: IdCard,
  security: ShieldCheck,
};

/** Lit where the link around it is the open one. */
export function AreaIcon({ area }: { area: AreaName }) {
  const Icon = icons[area];
  return (
    <Icon
      aria-hidden="true"
      strokeWidth={1.25}
      className="size-5 flex-none group-aria-[current=page]:text-amber"
    />
  );
}
