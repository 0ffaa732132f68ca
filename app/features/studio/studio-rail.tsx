import type { Session } from "@supabase/auth-js";
import Bell from "lucide-react/icons/bell";
import Keyboard from "lucide-react/icons/keyboard";
import LogOut from "lucide-react/icons/log-out";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { type AreaName, studioFrame } from "../../../content/studio.ts";
import { nameBell } from "../../../content/notice-bell.ts";
import { noticePanel } from "../../../content/notice-panel.ts";
import { useNoticePanel } from "../notice/use-notice-panel.tsx";
import { useUnreadNotices } from "../notice/use-unread-notices.ts";
import { Mark } from "../../site/mark.tsx";
import { signOut } from "../../session/sign-out.ts";
import { cx } from "../../ui/cx.ts";
import { areaAddress } from "../../../content/studio-address.ts";
import { AreaIcon } from "./area-icon.tsx";
import { areas } from "./areas.ts";
import { useAreaCounts } from "./use-area-counts.ts";

type StudioRailProps = { session: Session; open: AreaName | undefined; onShowKeys: () => void };

const item =
  "group relative flex cursor-pointer items-center gap-3.5 px-3 whitespace-nowrap text-mist no-underline transition-[color] duration-200 ease-camera hover:text-paper focus-visible:-outline-offset-3 md:w-full md:justify-center xl:justify-start xl:px-5";
const whenOpen =
  "aria-[current=page]:text-paper aria-[current=page]:shadow-[inset_0_-2px_var(--color-amber)] md:aria-[current=page]:bg-tide md:aria-[current=page]:shadow-[inset_2px_0_var(--color-amber)]";
/** On a tablet the icons stand alone. */
const label = "md:max-xl:sr-only";

/** The areas at the edge of the screen, with what waits in them, and the way out. */
export function StudioRail({ session, open, onShowKeys }: StudioRailProps) {
  const counts = useAreaCounts();
  const list = useRef<HTMLUListElement>(null);

  // On a narrow screen the areas are a strip that is wider than the screen.
  useEffect(() => {
    const current = list.current?.querySelector(`[data-area="${open}"]`);
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [open]);

  return (
    <header className="flex items-center border-b border-line bg-deep md:sticky md:top-0 md:h-svh md:flex-col md:overflow-x-hidden md:overflow-y-auto md:items-stretch md:border-r md:border-b-0">
      <Link
        to="/"
        className={cx(item, "min-h-11 md:min-h-18")}
        title={studioFrame.toSite}
        aria-label={studioFrame.homeLabel}
      >
        <Mark className="size-7" />
        <span className="hidden font-display text-body/[1.45] text-paper font-stretch-125% xl:inline">
          {studioFrame.name}
        </span>
      </Link>
      <nav
        className="min-w-0 flex-1 overflow-x-auto [scrollbar-width:none] md:min-h-33 md:overflow-x-hidden md:overflow-y-auto"
        aria-label={studioFrame.areas}
      >
        {/* Counts that come later push the last areas, which then are still in sight. */}
        <ul ref={list} className="flex w-max pe-20 md:w-auto md:flex-col md:pe-0">
          {areas.map(({ value, label: name }) => {
            const count = counts.get(value) ?? 0;
            return (
              <li key={value}>
                <Link
                  to={areaAddress(value)}
                  className={cx(item, whenOpen, "min-h-11")}
                  aria-current={value === open ? "page" : undefined}
                  title={name}
                  data-area={value}
                >
                  <AreaIcon area={value} />
                  <span className={label}>{name}</span>
                  {count > 0 && (
                    <span className="ml-auto text-caption text-amber tabular-nums md:max-xl:absolute md:max-xl:top-1 md:max-xl:right-2.5 md:max-xl:text-micro">
                      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
                      <span className="sr-only">{studioFrame.waiting(count)}</span>
                    </span>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="flex md:block md:border-t md:border-line md:py-2">
        <p
          className={cx(
            label,
            "overflow-hidden px-5 py-3 text-caption text-ellipsis text-mist max-md:hidden",
          )}
          title={session.user.email}
        >
          {session.user.email}
        </p>
        <RailBell />
        <button
          type="button"
          onClick={onShowKeys}
          title={studioFrame.keys}
          className={cx(item, "min-h-11 max-md:hidden")}
        >
          <Keyboard aria-hidden="true" strokeWidth={1.25} className="size-5 flex-none" />
          <span className={label}>{studioFrame.keys}</span>
        </button>
        <button
          type="button"
          onClick={() => void signOut()}
          title={studioFrame.signOut}
          className={cx(item, "min-h-11")}
        >
          <LogOut aria-hidden="true" strokeWidth={1.25} className="size-5 flex-none" />
          <span className={cx(label, "max-md:hidden")}>{studioFrame.signOut}</span>
        </button>
      </div>
    </header>
  );
}

const fetchNotices = async () => (await import("./studio-notices.tsx")).StudioNotices;

/** What this person was told. Its number stands where those of the areas do. */
function RailBell() {
  const count = useUnreadNotices();
  const { show, hasFailed, panel } = useNoticePanel(fetchNotices);
  const name = nameBell(count, hasFailed);
  return (
    <>
      <button
        type="button"
        onClick={show}
        title={name}
        aria-haspopup="dialog"
        className={cx(item, "min-h-11")}
      >
        <Bell aria-hidden="true" strokeWidth={1.25} className="size-5 flex-none" />
        <span className="sr-only">{name}</span>
        <span aria-hidden="true" className={cx(label, "max-md:hidden")}>
          {noticePanel.title}
        </span>
        {count > 0 && (
          <span
            aria-hidden="true"
            className="ml-auto text-caption text-amber tabular-nums max-md:absolute max-md:top-1 max-md:right-1 max-md:text-micro md:max-xl:absolute md:max-xl:top-1 md:max-xl:right-2.5 md:max-xl:text-micro"
          >
            {count > 99 ? "99+" : count}
          </span>
        )}
      </button>
      {/* Beside the page, and not within the header that has the bell. */}
      {panel && createPortal(panel, document.body)}
    </>
  );
}
