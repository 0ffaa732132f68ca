import {
  CalendarClock,
  Clapperboard,
  FileSignature,
  FileText,
  FlaskConical,
  IdCard,
  Inbox,
  Landmark,
  Megaphone,
  MessageCircleQuestion,
  MessageSquare,
  ScrollText,
  ShieldCheck,
  UsersRound,
} from "lucide-react";
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
