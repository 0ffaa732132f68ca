import type { HttpRequest } from "../database.ts";

/** As SQL sees it: the path below the endpoint, headers and cookies as JSON. */
export function describeRequest({ method, url, headers }: Request): HttpRequest {
  return {
    method,
    path: readPath(url),
    headers: writeHeaders(headers),
    cookies: writeCookies(headers.get("cookie")),
  };
}

/** `/films` or `/rpc/name`, wherever the endpoint is mounted. */
function readPath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return /(?:\/rpc)?\/[^/]*$/.exec(path)?.[0] ?? "/";
}

/** Cookies have a place of their own. */
function writeHeaders(headers: Headers): string {
  const told = new Map(headers);
  told.delete("cookie");
  return JSON.stringify(Object.fromEntries(told));
}

function writeCookies(header: string | null): string {
  if (header === null) return "{}";
  const pairs = header.split(";").map((each): [string, string] => {
    const [name = "", ...value] = each.split("=");
    return [name.trim(), value.join("=").trim()];
  });
  return JSON.stringify(Object.fromEntries(pairs));
}
