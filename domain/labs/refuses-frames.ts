type FrameHeaders = { contentSecurityPolicy: string | null; xFrameOptions: string | null };

/** Whether a page with these headers may not be shown in a frame of `origin`. */
export function refusesFrames(headers: FrameHeaders, origin: string): boolean {
  const ancestors = (headers.contentSecurityPolicy ?? "")
    .split(/[;,]/)
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name?.toLowerCase() === "frame-ancestors");
  // Where both are sent, browsers go by the policy; of several policies all must agree.
  if (ancestors.length > 0)
    return !ancestors.every(([, ...sources]) => sources.some((source) => allows(source, origin)));
  return /^\s*(?:deny|sameorigin)\b/i.test(headers.xFrameOptions ?? "");
}

function allows(source: string, origin: string): boolean {
  const url = URL.parse(origin);
  if (!url) return false;
  const wanted = source.toLowerCase();
  if (wanted === "*" || wanted === url.protocol) return true;
  const match = /^(?:([a-z]+):\/\/)?(\*\.)?([^/:]+)(?::(\d+|\*))?\/?$/.exec(wanted);
  if (!match) return false;
  const [, scheme, wildcard, host = "", port] = match;
  if (scheme !== undefined && `${scheme}:` !== url.protocol) return false;
  if (port !== undefined && port !== "*" && port !== url.port) return false;
  return wildcard ? url.hostname.endsWith(`.${host}`) : url.hostname === host;
}
