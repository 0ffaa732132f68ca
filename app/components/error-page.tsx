import { Link } from "react-router";
import { PageMain } from "./page-main.tsx";

export function ErrorPage() {
  return (
    <PageMain className="page-gutter py-32">
      <p className="eyebrow">500</p>
      <h1 className="mt-4 text-display">The projector jammed.</h1>
      <Link to="/" className="text-link mt-8 inline-block">
        Return to Home
      </Link>
    </PageMain>
  );
}
