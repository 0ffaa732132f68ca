import { Link, NavLink } from "react-router";
import { brand } from "../../content/brand.ts";
import { mainNavigation, siteFrame } from "../../content/navigation.ts";
import { Mark } from "./mark.tsx";

const menuId = "main-menu";

function closeMenu() {
  const menu = document.getElementById(menuId);
  if (menu?.matches(":popover-open")) menu.hidePopover();
}

const bar =
  "site-header sticky top-0 z-40 border-b border-paper/9 bg-linear-to-b/srgb from-night/97 to-night/90 has-popover-open:bg-night has-popover-open:bg-none print:static print:bg-none in-[html:has([data-own-header])]:hidden";

// Below 768 px it lies under the header. Its backdrop would cover that, and with it the button that closes it.
const menu =
  "h-auto max-h-none border-0 text-paper max-md:fixed max-md:inset-x-0 max-md:top-18 max-md:bottom-0 max-md:w-full max-md:overflow-y-auto max-md:bg-night max-md:px-(--gutter) max-md:pt-4 max-md:pb-12 max-md:backdrop:hidden " +
  "md:static md:block md:w-auto md:overflow-visible md:bg-transparent print:hidden";

// Shadows are not drawn in forced colours, where every link has the same colour: an outline is.
const link =
  "text-mist no-underline transition-[color] duration-200 ease-camera hover:text-paper aria-page:text-paper " +
  "max-md:flex max-md:min-h-14 max-md:items-center max-md:font-display max-md:text-figure-small max-md:font-stretch-112% max-md:aria-page:pl-4 max-md:aria-page:shadow-[inset_2px_0_var(--color-amber)] " +
  "md:block md:py-2 md:text-nav md:whitespace-nowrap md:aria-page:shadow-[inset_0_-2px_var(--color-amber)] " +
  "forced-colors:aria-page:outline-2 forced-colors:aria-page:-outline-offset-2";

// The two lines of the button meet in a cross.
const line = "block h-px w-6 bg-paper transition-[rotate,translate] duration-300 ease-camera";

/**
 * One list of links: in a row on a wide screen, below 768 px a popover, which opens, closes and
 * tells assistive technology so without a script.
 */
export function SiteHeader() {
  return (
    <header className={bar}>
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
          className="-mr-3 flex size-12 flex-col items-center justify-center gap-2 md:hidden print:hidden"
        >
          <span className="sr-only">{siteFrame.menu}</span>
          <span
            aria-hidden="true"
            className={`${line} menu-open:translate-y-[4.5px] menu-open:rotate-45`}
          />
          <span
            aria-hidden="true"
            className={`${line} menu-open:-translate-y-[4.5px] menu-open:-rotate-45`}
          />
        </button>

        <nav id={menuId} popover="auto" aria-label="Main" className={menu}>
          <ul className="md:flex md:gap-[clamp(0.625rem,1.9vw,2rem)]">
            {mainNavigation.map(({ to, label }) => (
              <li key={to} className="max-md:border-line max-md:not-first:border-t">
                <NavLink to={to} className={link} onClick={closeMenu}>
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
