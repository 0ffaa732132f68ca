import { Link } from "react-router";
import { notFoundHome, notFoundPage } from "../../content/pages/not-found.ts";
import { PageMain } from "./page-main.tsx";
import { cx } from "../ui/cx.ts";

/** What an unknown address says. */
export function NotFoundWords({ className }: { className?: string }) {
  return (
    <PageMain
      className={cx(
        "page-gutter flex flex-col justify-center pt-12 pb-[max(6rem,var(--banner-foot)+1rem)]",
        className,
      )}
    >
      <h1>
        <span className="block text-numeral text-amber">{notFoundPage.eyebrow}</span>{" "}
        <span className="mt-8 block text-title">{notFoundPage.heading}</span>
      </h1>
      <p className="mt-6 max-w-prose text-lead text-mist">{notFoundPage.standfirst}</p>
      <Link to={notFoundHome.to} className="text-link mt-10 w-fit py-2">
        {notFoundHome.label}
      </Link>
    </PageMain>
  );
}
