import { Link } from "react-router";
import { home } from "../../../content/home.ts";

export function Invitation() {
  const { heading, action } = home.invitation;
  return (
    <section className="page-gutter py-[clamp(6rem,14vw,13rem)]">
      <h2 className="reveal-text max-w-[22ch] text-display">{heading}</h2>
      <Link to={action.to} className="button-primary reveal-text mt-12">
        {action.label}
      </Link>
    </section>
  );
}
