import PanelLeft from "lucide-react/icons/panel-left";
import { labsNewsletter, labsSidebar } from "../../../content/pages/labs.ts";
import { NewTabMark } from "../../ui/new-tab-mark.tsx";
import { toggleSidebar } from "./sidebar-state.ts";
import { sidebarId } from "./use-sidebar-key.ts";

type LabsBarProps = {
  isSidebarOpen: boolean;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
};

const button = "-ml-3 min-h-11 cursor-pointer items-center gap-3 px-3";

/** The line above the page: its sections on the left, the newsletter on the right. */
export function LabsBar({ isSidebarOpen, isPanelOpen, onTogglePanel }: LabsBarProps) {
  return (
    <div className="flex min-h-16 items-center gap-4 border-b border-line">
      <button
        type="button"
        className={`hidden md:inline-flex noscript:hidden ${button}`}
        aria-expanded={isSidebarOpen}
        aria-controls={sidebarId}
        title={labsSidebar.hint}
        onClick={toggleSidebar}
      >
        <PanelLeft aria-hidden="true" strokeWidth={1.25} className="size-5" />
        <span className="sr-only">{labsSidebar.toggle}</span>
      </button>
      <button type="button" popoverTarget={sidebarId} className={`inline-flex md:hidden ${button}`}>
        <PanelLeft aria-hidden="true" strokeWidth={1.25} className="size-5" />
        <span>{labsSidebar.open}</span>
      </button>
      <div className="ml-auto flex items-center gap-x-6">
        <button
          type="button"
          className="text-link hidden cursor-pointer py-2 md:block noscript:hidden"
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
