import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { changeDetails } from "../../../../content/studio-address.ts";

/** An address of a client that has become part of another becomes that one's. */
export function useFollowMerge(asked: string, found: string | undefined) {
  const [, setParameters] = useSearchParams();
  useEffect(() => {
    if (found === undefined || found === asked) return;
    setParameters((current) => changeDetails(current, { client: found }), { replace: true });
  }, [asked, found, setParameters]);
}
