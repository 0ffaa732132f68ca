import type { Session } from "@supabase/auth-js";
import { Keyboard, LogOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { type AreaName, studioFrame } from "../../../content/studio.ts";
import { Mark } from "../../site/mark.tsx";
import { signOut } from "../../session/sign-out.ts";
import { areaAddress } from "../../../content/studio-address.ts";
import { AreaIcon } from "./area-icon.tsx";
import { areas } from "./areas.ts";
import { useAreaCounts } from "./use-area-counts.ts";

type StudioRailProps = { session: Session; open: AreaName | undefined; onShowKeys: () => void };

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
    <header className="studio-rail">
      <Link
        to="/"
        className="studio-home"
        title={studioFrame.toSite}
        aria-label={studioFrame.homeLabel}
      >
        <Mark className="size-7" />
        <span>{studioFrame.name}</span>
      </Link>
      <nav aria-label={studioFrame.areas}>
        <ul ref={list}>
          {areas.map(({ value, label }) => {
            const count = counts.get(value) ?? 0;
            return (
              <li key={value}>
                <Link
                  to={areaAddress(value)}
                  aria-current={value === open ? "page" : undefined}
                  title={label}
                  data-area={value}
                >
                  <AreaIcon area={value} />
                  <span className="studio-rail-label">{label}</span>
                  {count > 0 && (
                    <span className="studio-count">
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
      <div className="studio-rail-foot">
        <p className="studio-rail-label" title={session.user.email}>
          {session.user.email}
        </p>
        <button type="button" onClick={onShowKeys} title={studioFrame.keys}>
          <Keyboard aria-hidden="true" strokeWidth={1.25} />
          <span className="studio-rail-label">{studioFrame.keys}</span>
        </button>
        <button type="button" onClick={() => void signOut()} title={studioFrame.signOut}>
          <LogOut aria-hidden="true" strokeWidth={1.25} />
          <span className="studio-rail-label">{studioFrame.signOut}</span>
        </button>
      </div>
    </header>
  );
}
