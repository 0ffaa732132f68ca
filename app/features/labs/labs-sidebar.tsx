import {
  BriefcaseBusiness,
  Clapperboard,
  Cpu,
  FlaskConical,
  House,
  Mail,
  Newspaper,
  PenTool,
  Users,
  X,
  type LucideIcon,
} from "lucide-react";
import { Link, NavLink } from "react-router";
import { interfaceWords } from "../../../content/interface.ts";
import { labsSidebar } from "../../../content/pages/labs.ts";
import type { Category } from "./use-category.ts";
import { sidebarId } from "./use-sidebar-key.ts";

const { navigation, categories } = labsSidebar;

const pageIcons: Record<(typeof navigation.links)[number]["to"], LucideIcon> = {
  "/": House,
  "/about": Users,
  "/services": BriefcaseBusiness,
  "/our-work": Clapperboard,
  "/labs": FlaskConical,
  "/contact": Mail,
};
const categoryIcons = { all: Newspaper, ai: Cpu, creative: PenTool };

type LabsSidebarProps = {
  isOpen: boolean;
  category: Category;
  /** How many of the loaded posts each category holds; unknown while loading. */
  counts: Record<string, number> | null;
};

/** A rail beside the page; below 768 px a sheet over it, which needs no script. */
export function LabsSidebar({ isOpen, category, counts }: LabsSidebarProps) {
  return (
    <aside
      id={sidebarId}
      popover="auto"
      aria-label={labsSidebar.label}
      className="labs-sidebar"
      data-state={isOpen ? "open" : "closed"}
    >
      <button
        type="button"
        popoverTarget={sidebarId}
        popoverTargetAction="hide"
        className="labs-sidebar-close"
      >
        <X aria-hidden="true" strokeWidth={1.25} />
        <span className="sr-only">{interfaceWords.close}</span>
      </button>
      <nav aria-label={navigation.label}>
        <p className="labs-sidebar-label">{navigation.label}</p>
        <ul>
          {navigation.links.map(({ to, label }) => {
            const Icon = pageIcons[to];
            return (
              <li key={to}>
                <NavLink to={to} onClick={closeSheet} title={isOpen ? undefined : label}>
                  <Icon aria-hidden="true" strokeWidth={1.25} />
                  <span>{label}</span>
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <nav aria-label={categories.label}>
        <p className="labs-sidebar-label">{categories.label}</p>
        <ul>
          {categories.links.map(({ category: own, to, label }) => {
            const Icon = categoryIcons[own ?? "all"];
            return (
              <li key={to}>
                <Link
                  to={to}
                  onClick={closeSheet}
                  title={isOpen ? undefined : label}
                  aria-current={own === category ? "true" : undefined}
                >
                  <Icon aria-hidden="true" strokeWidth={1.25} />
                  <span>{label}</span>
                  {counts && <small>{counts[own ?? "all"] ?? 0}</small>}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </aside>
  );
}

function closeSheet() {
  const sheet = document.getElementById(sidebarId);
  if (sheet?.matches(":popover-open")) sheet.hidePopover();
}
