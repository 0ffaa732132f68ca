import { Link } from "react-router";
import { notFoundHome, notFoundPage } from "../../content/pages/not-found.ts";
import { PageMain } from "../components/page-main.tsx";
import { useLogUnknownPath } from "../hydration/use-log-unknown-path.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";

export const meta = () => pageMetadata(notFoundPage);

export default function NotFound() {
  useLogUnknownPath();
  return (
    <PageMain className="page-gutter flex flex-col justify-center py-24">
      <h1>
        <span className="block text-numeral">{notFoundPage.eyebrow}</span>{" "}
        <span className="mt-8 block text-title">{notFoundPage.heading}</span>
      </h1>
      <p className="mt-6 max-w-prose text-lead text-mist">{notFoundPage.standfirst}</p>
      <Link to={notFoundHome.to} className="text-link mt-10 w-fit py-2">
        {notFoundHome.label}
      </Link>
    </PageMain>
  );
}
