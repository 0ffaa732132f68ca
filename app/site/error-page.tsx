import { Link } from "react-router";
import { serverError } from "../../content/server-error.ts";
import { PageMain } from "./page-main.tsx";

/** Shown when a page breaks while running, and by the server when it does. */
export function ErrorPage() {
  return (
    <PageMain className="page-gutter flex flex-col justify-center pt-12 pb-[max(6rem,var(--banner-foot)+1rem)]">
      <h1>
        <span className="block text-numeral text-amber">{serverError.code}</span>{" "}
        <span className="mt-8 block text-title">{serverError.heading}</span>
      </h1>
      <p className="mt-6 max-w-prose text-lead text-mist">{serverError.text}</p>
      <p className="mt-10 flex flex-wrap gap-x-8">
        {/* A relative address that stays here: a plain reload, with or without scripts. */}
        <a href="?" className="text-link py-2">
          {serverError.retry}
        </a>
        <Link to="/" reloadDocument className="text-link py-2">
          {serverError.action}
        </Link>
      </p>
    </PageMain>
  );
}
