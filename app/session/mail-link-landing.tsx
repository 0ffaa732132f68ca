import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type AccountMailLink, endMailLink, takeMailLink } from "./mail-link.ts";

/** Links in account mails lead to the home page; what they brought is acted on from there. */
export function MailLinkLanding() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string>(undefined);
  const goTo = useEffectEvent((address: string) => {
    left.current = key;
    return navigate(address, { replace: true });
  });

  useEffect(() => {
    const link = takeMailLink();
    if (link) void land(link, goTo);
  }, []);

  // Only once the other page is there: the one that is left would lead somewhere else meanwhile.
  useEffect(() => {
    if (left.current !== undefined && left.current !== key) endMailLink();
  }, [key]);

  return null;
}

async function land(link: AccountMailLink, goTo: (address: string) => void | Promise<void>) {
  const { followMailLink } = await import("./follow-mail-link.ts");
  const address = await followMailLink(link);
  if (address) await goTo(address);
  else endMailLink();
}
