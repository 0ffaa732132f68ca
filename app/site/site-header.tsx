import { Link, NavLink } from "react-router";
import { brand } from "../../content/brand.ts";
import { mainNavigation, siteFrame } from "../../content/navigation.ts";
import { Mark } from "./mark.tsx";

const menuId = "main-menu";

function closeMenu() {
  const menu = document.getElementById(menuId);
  if (menu?.matches(":popover-open")) menu.hidePopover();
}

/**
 * One list of links: in a row on a wide screen, below 768 px a popover, which opens, closes and
 * tells assistive technology so without a script.
 */
export function SiteHeader() {
  return (
    <header className="site-header sticky top-0 z-40 in-[html:has([data-own-header])]:hidden">
      <div className="page-gutter flex h-18 items-center justify-between gap-6">
        <Link
          to="/"
          className="flex items-center gap-3 no-underline"
          aria-label={`${brand.name}, home`}
        >
          <Mark className="size-7" />
          <span className="font-display text-lg font-stretch-125%">{brand.name}</span>
        </Link>

        <button
          type="button"
          popoverTarget={menuId}
          className="menu-button -mr-3 flex size-12 flex-col items-center justify-center gap-2 md:hidden"
        >
          <span className="sr-only">{siteFrame.menu}</span>
          <span aria-hidden="true" className="block h-px w-6 bg-paper" />
          <span aria-hidden="true" className="block h-px w-6 bg-paper" />
        </button>

        <nav id={menuId} popover="auto" aria-label="Main" className="site-menu">
          <ul>
            {mainNavigation.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} onClick={closeMenu}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
