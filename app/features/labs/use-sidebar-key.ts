import { useEffect } from "react";
import { toggleSidebar } from "./sidebar-state.ts";

export const sidebarId = "labs-sidebar";
const wide = "(width >= 48rem)";

/** Ctrl or Cmd and B; on a small screen the sidebar is a sheet, which opens and closes. */
export function useSidebarKey(): void {
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== "b" || event.repeat) return;
      event.preventDefault();
      if (matchMedia(wide).matches) toggleSidebar();
      else document.getElementById(sidebarId)?.togglePopover();
    };
    window.addEventListener("keydown", toggle);
    return () => window.removeEventListener("keydown", toggle);
  }, []);
}
