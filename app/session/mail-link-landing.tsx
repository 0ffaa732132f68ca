import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { type AccountMailLink, endMailLink, takeMailLink } from "./mail-link.ts";

/** Links in account mails lead to the home page; what they brought is acted on from there. */
export function MailLinkLanding() {
  const navigate = useNavigate();
  const goTo = useEffectEvent((address: string) => navigate(address, { replace: true }));

  useEffect(() => {
    const link = takeMailLink();
    if (link) void land(link, goTo);
  }, []);

  return null;
}

async function land(link: AccountMailLink, goTo: (address: string) => void | Promise<void>) {
  const { followMailLink } = await import("./follow-mail-link.ts");
  const address = await followMailLink(link);
  if (address) await goTo(address);
  endMailLink();
}
