import { home } from "../../../content/home.ts";
import { ButtonLink } from "../../components/ui/button-link.tsx";

export function Invitation() {
  const { heading, action } = home.invitation;
  return (
    <section className="page-gutter py-[clamp(6rem,14vw,13rem)]">
      <h2 className="reveal-text max-w-[22ch] text-display">{heading}</h2>
      <ButtonLink to={action.to} size="large" className="reveal-text mt-12">
        {action.label}
      </ButtonLink>
    </section>
  );
}
