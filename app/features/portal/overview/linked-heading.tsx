import { Link } from "react-router";
import type { PortalTab } from "../../../../content/portal.ts";
import { PartHeading } from "../part-heading.tsx";
import { tabAddress } from "../../../../content/portal-address.ts";

type LinkedHeadingProps = { children: string; tab: PortalTab; link: string };

/** Over what has a tab of its own, with the way there. */
export function LinkedHeading({ children, tab, link }: LinkedHeadingProps) {
  return (
    <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
      <PartHeading>{children}</PartHeading>
      <Link to={tabAddress(tab)} className="text-link">
        {link}
      </Link>
    </header>
  );
}
