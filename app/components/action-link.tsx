import { Link } from "react-router";
import type { PageLink } from "../../content/page.ts";

/** The one thing a page asks its reader to do. */
export function ActionLink({ to, label }: PageLink) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-12 items-center gap-3 rounded-control bg-amber px-6 py-3 font-medium text-night no-underline transition-colors duration-200 hover:bg-amber-bright"
    >
      {label}
      <span aria-hidden="true">→</span>
    </Link>
  );
}
