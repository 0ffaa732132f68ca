import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import Clapperboard from "lucide-react/icons/clapperboard";
import Cpu from "lucide-react/icons/cpu";
import FlaskConical from "lucide-react/icons/flask-conical";
import House from "lucide-react/icons/house";
import Mail from "lucide-react/icons/mail";
import Newspaper from "lucide-react/icons/newspaper";
import PenTool from "lucide-react/icons/pen-tool";
import Users from "lucide-react/icons/users";
import X from "lucide-react/icons/x";
import type { LucideIcon } from "lucide-react/types";
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

/** Below 768 px a sheet over the page, which needs no script; from there on a rail beside it. */
const sheet =
  "max-md:fixed max-md:inset-y-0 max-md:right-auto max-md:left-0 " +
  "max-md:h-dvh max-md:max-h-none max-md:w-72 max-md:max-w-[85vw] max-md:overflow-y-auto " +
  "max-md:border-r max-md:border-line max-md:px-6 max-md:py-8 max-md:backdrop:bg-night/72";
const rail =
  "md:sticky md:top-18 md:block md:h-[calc(100svh-4.5rem)] md:w-auto " +
  "md:overflow-x-hidden md:overflow-y-auto md:pt-7 md:pr-6 md:pb-8 md:pl-[clamp(1.25rem,2vw,2rem)] md:[scrollbar-width:thin] " +
  "md:data-[state=closed]:px-3.75 md:data-[state=closed]:[scrollbar-width:none]";
/** A closed rail shows its icons alone. */
const word = "md:group-data-[state=closed]/rail:sr-only";
const link =
  "group/link flex min-h-11 items-center gap-3.5 text-small/body whitespace-nowrap text-mist no-underline transition-colors duration-200 ease-camera " +
  "hover:text-paper aria-[current]:text-paper";
const icon = {
  "aria-hidden": true,
  strokeWidth: 1.25,
  className: "size-4.5 flex-none group-aria-[current]/link:text-amber",
} as const;

export function LabsSidebar({ isOpen, category, counts }: LabsSidebarProps) {
  const titleOf = (label: string) => (isOpen ? undefined : label);
  return (
    <aside
      id={sidebarId}
      popover="auto"
      aria-label={labsSidebar.label}
      className={`group/rail bg-night text-paper ${sheet} ${rail}`}
      data-state={isOpen ? "open" : "closed"}
    >
      <button
        type="button"
        popoverTarget={sidebarId}
        popoverTargetAction="hide"
        className="absolute top-4 right-3 grid size-11 cursor-pointer place-items-center md:hidden"
      >
        <X aria-hidden="true" strokeWidth={1.25} className="size-4.5" />
        <span className="sr-only">{interfaceWords.close}</span>
      </button>
      <nav aria-label={navigation.label}>
        <SectionName>{navigation.label}</SectionName>
        <ul>
          {navigation.links.map(({ to, label }) => {
            const Icon = pageIcons[to];
            return (
              <li key={to}>
                <NavLink to={to} onClick={closeSheet} title={titleOf(label)} className={link}>
                  <Icon {...icon} />
                  <span className={word}>{label}</span>
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <nav aria-label={categories.label} className="mt-10">
        <SectionName>{categories.label}</SectionName>
        <ul>
          {categories.links.map(({ category: own, to, label }) => {
            const Icon = categoryIcons[own ?? "all"];
            return (
              <li key={to}>
                <Link
                  to={to}
                  onClick={closeSheet}
                  title={titleOf(label)}
                  aria-current={own === category ? "true" : undefined}
                  className={link}
                >
                  <Icon {...icon} />
                  <span className={word}>{label}</span>
                  {counts && (
                    <small className={`ml-auto text-label/body tabular-nums ${word}`}>
                      {counts[own ?? "all"] ?? 0}
                    </small>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </aside>
  );
}

function SectionName({ children }: { children: string }) {
  return (
    <p className={`mb-2 text-label/body tracking-[0.08em] whitespace-nowrap text-mist ${word}`}>
      {children}
    </p>
  );
}

function closeSheet() {
  const sidebar = document.getElementById(sidebarId);
  if (sidebar?.matches(":popover-open")) sidebar.hidePopover();
}
