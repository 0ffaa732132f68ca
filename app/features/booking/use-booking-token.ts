import { useEffect } from "react";
import { useHash } from "../../ui/use-hash.ts";

/**
 * Behind the # of the address, or in its query, where mails have it for readers without scripts; undefined in the prerendered
 * page. From the query it goes behind the #: a reload, or a copied address, then tells no server.
 */
export function useBookingToken(): string | undefined {
  const hash = useHash();
  const token = hash === "" ? readQuery() : hash;
  useEffect(() => {
    if (hash !== "" || !token) return;
    history.replaceState(history.state, "", `${location.pathname}#${token}`);
  }, [hash, token]);
  return token;
}

function readQuery(): string {
  return new URLSearchParams(location.search).get("token") ?? "";
}
