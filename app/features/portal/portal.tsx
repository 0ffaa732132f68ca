import type { User } from "@supabase/auth-js";
import { portalFrame } from "../../../content/portal.ts";
import { SignInAgain } from "../account/sign-in-again/sign-in-again-provider.tsx";
import { useCompany } from "./company/company.ts";
import { useSendKept } from "./message/use-send-kept.ts";
import { useTitleCount } from "../../ui/use-title-count.ts";
import { useUnreadNotices } from "../notice/use-unread-notices.ts";
import { useUnreadMessages } from "./message/use-unread-messages.ts";
import { usePortalData } from "./portal-data.ts";
import { PortalFrame } from "./portal-frame.tsx";
import { useEffect, useState } from "react";
import { extendVisit, noteVisit } from "./visit.ts";

/** A signed-in client's pages. */
export function Portal({ user }: { user: User }) {
  const { profile } = usePortalData();
  const { company, companies } = useCompany();
  const lastVisit = useLastVisit(user.id, company?.company_id);
  const unread = useUnreadMessages();
  useOfflineCopy();
  const told = useUnreadNotices();
  // Messages that wait are one notice, however many they are.
  useTitleCount(Math.max(unread, told));
  useSendKept(user.id, companies);
  const [row] = profile.rows;
  // Until the profile is here, what the session says of it, which is nearly always the same.
  const known = profile.state === "loading" ? user.user_metadata : row;
  // Of the company, the session knows only what the person's own was called at first.
  const isOwn = !company || company.company_id === user.id;
  const name: unknown =
    profile.state === "loading" && !isOwn ? company.name : known?.["company_name"];
  return (
    <SignInAgain>
      <PortalFrame
        name={readText(known?.["display_name"]) ?? user.email ?? portalFrame.heading}
        company={readText(name) ?? portalFrame.noCompany}
        avatarPath={row?.avatar_path ?? null}
        lastVisit={lastVisit}
        unread={unread}
        canSignOut
      />
    </SignInAgain>
  );
}

function readText(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

/** When the last visit ended, or null on the first; it stays the same while this one lasts. */
function useLastVisit(me: string, companyId: string | undefined): number | null {
  const [previous] = useState(() => (companyId ? noteVisit({ me, companyId }) : null));

  useEffect(() => {
    const note = () => {
      if (companyId && document.visibilityState === "hidden")
        noteVisit({ me, companyId }, extendVisit);
    };
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  }, [me, companyId]);

  return previous;
}

/** Lets the dashboard open without a connection, by a worker that serves this page alone. */
function useOfflineCopy(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker
      .register("/dashboard-worker.js", { scope: "/dashboard" })
      // Private windows refuse it. Everything else works as before, so nobody need be told.
      .catch(() => undefined);
  }, []);
}
