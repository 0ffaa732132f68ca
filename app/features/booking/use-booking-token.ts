import { useEffect } from "react";
import { useHash } from "../../ui/use-hash.ts";

const tokenShape = /^[\w-]{20,100}$/;

/**
 * Behind the # of the address, or in its query, where mails have it for readers without scripts; undefined in the prerendered
 * page. From the query it goes behind the #: a reload, or a copied address, then tells no server.
 */
export function useBookingToken(): string | undefined {
  const hash = useHash();
  // The way back to another page passes its place there, too.
  const isToken = hash === undefined || tokenShape.test(hash);
  const token = isToken ? hash : readQuery();
  useEffect(() => {
    if (isToken || !token) return;
    history.replaceState(history.state, "", `${location.pathname}#${token}`);
  }, [isToken, token]);
  return token;
}

function readQuery(): string {
  return new URLSearchParams(location.search).get("token") ?? "";
}
