import { isLoopbackHost } from "../../runtime/http/is-loopback-host.ts";

type Allowed = { siteUrl: string; redirectAllowList: readonly string[] };

/** The asked-for address when links may lead there, else the site; a link must never lead to a stranger. */
export function redirectTarget({ siteUrl, redirectAllowList }: Allowed, asked?: string): string {
  if (!asked || !URL.canParse(asked)) return `${siteUrl}/`;
  const target = new URL(asked);
  const isAllowed =
    (target.protocol === "https:" || target.protocol === "http:") &&
    target.username === "" &&
    target.password === "" &&
    (isSameSite(new URL(siteUrl), target) ||
      redirectAllowList.some((entry) => isWithin(new URL(entry), target)));
  if (!isAllowed) return `${siteUrl}/`;
  // The fragment is where the tokens go.
  target.hash = "";
  return target.href;
}

function isSameSite(site: URL, target: URL): boolean {
  if (target.origin === site.origin) return true;
  // On a developer's machine localhost and 127.0.0.1 are one site.
  return (
    isLoopbackHost(site.hostname) &&
    isLoopbackHost(target.hostname) &&
    site.port === target.port &&
    site.protocol === target.protocol
  );
}

function isWithin(allowed: URL, target: URL): boolean {
  const folder = allowed.pathname.endsWith("/") ? allowed.pathname : `${allowed.pathname}/`;
  return (
    target.origin === allowed.origin &&
    (target.pathname === allowed.pathname || target.pathname.startsWith(folder))
  );
}
