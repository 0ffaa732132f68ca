import type { LegalLink } from "../../content/legal.ts";
import { ButtonLink } from "../ui/button-link.tsx";

export function LegalLinks({ links }: { links: readonly LegalLink[] }) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-1">
      {links.map(({ href, label }) => (
        <ButtonLink key={href} to={href} variant="quiet">
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
