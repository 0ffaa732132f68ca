import { Link } from "react-router";
import { PageMain } from "../components/page-main.tsx";
import { notFound } from "../../content/errors.ts";

export default function NotFound() {
  return (
    <PageMain className="page-gutter flex flex-col justify-center py-24">
      <h1>
        <span className="block text-numeral">{notFound.code}</span>
        <span className="mt-8 block text-title">{notFound.heading}</span>
      </h1>
      <p className="mt-6 max-w-prose text-lead text-mist">{notFound.text}</p>
      <Link to="/" className="text-link mt-10 w-fit py-2">
        {notFound.action}
      </Link>
    </PageMain>
  );
}
