const scheme = /^[a-z][a-z\d+.-]*:\/\//i;

/** The address as a link that is safe to follow, over https; undefined where it is none. */
export function normaliseWebsite(typed: string): string | undefined {
  const address = scheme.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol === "http:") url.protocol = "https:";
  const isPlain = url.protocol === "https:" && url.username === "" && url.password === "";
  if (!isPlain || !/^[^.]+(?:\.[^.]+)+$/.test(url.hostname)) return undefined;
  return url.pathname === "/" && !url.search && !url.hash ? url.origin : url.href;
}
