import { Link } from "react-router";
import { cx } from "../../../ui/cx.ts";

type ViewTabsProps = {
  label: string;
  /** Each with the address that shows it; one that is `apart` stands at the other end. */
  views: readonly { value: string; label: string; to: string; isApart?: boolean }[];
  open: string;
  className?: string;
};

/** The views of one list, of which one is open: beside an open item, and on a phone, in the text's own letters. */
export function ViewTabs({ label, views, open, className }: ViewTabsProps) {
  return (
    <nav
      className={cx(
        "mb-3 flex flex-wrap gap-x-4 @min-[34rem]:gap-x-[clamp(1rem,2cqi,1.5rem)]",
        className,
      )}
      aria-label={label}
    >
      {views.map(({ value, label: name, to, isApart = false }) => (
        <Link
          key={value}
          to={to}
          className={cx(
            "flex-none py-1.5 text-mist no-underline hover:text-paper focus-visible:-outline-offset-2 aria-[current=page]:text-paper aria-[current=page]:shadow-[inset_0_-2px_var(--color-amber)]",
            isApart
              ? "ml-auto"
              : "@min-[34rem]:font-display @min-[34rem]:text-body/[1.45] @min-[34rem]:font-stretch-115%",
          )}
          aria-current={value === open ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
