import { PanelLeft } from "lucide-react";
import { labsNewsletter, labsSidebar } from "../../../content/pages/labs.ts";
import { NewTabMark } from "../../ui/new-tab-mark.tsx";
import { toggleSidebar } from "./sidebar-state.ts";
import { sidebarId } from "./use-sidebar-key.ts";

type LabsBarProps = {
  isSidebarOpen: boolean;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
};

/** The line above the page: its sections on the left, the newsletter on the right. */
export function LabsBar({ isSidebarOpen, isPanelOpen, onTogglePanel }: LabsBarProps) {
  return (
    <div className="labs-bar">
      <button
        type="button"
        className="labs-bar-button labs-needs-script hidden md:inline-flex"
        aria-expanded={isSidebarOpen}
        aria-controls={sidebarId}
        title={labsSidebar.hint}
        onClick={toggleSidebar}
      >
        <PanelLeft aria-hidden="true" strokeWidth={1.25} />
        <span className="sr-only">{labsSidebar.toggle}</span>
      </button>
      <button type="button" popoverTarget={sidebarId} className="labs-bar-button md:hidden">
        <PanelLeft aria-hidden="true" strokeWidth={1.25} />
        <span>{labsSidebar.open}</span>
      </button>
      <div className="ml-auto flex items-center gap-x-6">
        <button
          type="button"
          className="text-link labs-needs-script hidden cursor-pointer py-2 md:block"
          aria-expanded={isPanelOpen}
          aria-controls="newsletter-panel"
          onClick={onTogglePanel}
        >
          {isPanelOpen ? labsNewsletter.hide : labsNewsletter.show}
        </button>
        <a href={labsNewsletter.href} target="_blank" rel="noopener" className="text-link py-2">
          {labsNewsletter.link}
          <NewTabMark />
        </a>
      </div>
    </div>
  );
}
