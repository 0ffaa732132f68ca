import { Link } from "react-router";
import type { PageLink } from "../../content/page.ts";

const tones = {
  amber: "bg-amber text-night hover:bg-amber-bright",
  night: "bg-night text-paper hover:bg-tide focus-visible:outline-night",
} as const;

type ActionLinkProps = PageLink & { tone?: keyof typeof tones };

/** The one thing a page asks its reader to do. */
export function ActionLink({ to, label, tone = "amber" }: ActionLinkProps) {
  return (
    <Link
      to={to}
      className={`inline-flex min-h-12 items-center gap-3 rounded-control px-6 py-3 font-medium no-underline transition-colors duration-200 ${tones[tone]}`}
    >
      {label}
      <span aria-hidden="true">→</span>
    </Link>
  );
}
