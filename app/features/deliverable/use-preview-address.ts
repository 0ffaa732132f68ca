import { useCallback, useEffect, useRef, useState } from "react";
import { signUrl } from "../file/sign-url.ts";

type State = { address: string | null; hasFailed: boolean };

const asking: State = { address: null, hasFailed: false };

/** A signed address for the file; asked for again by itself when the connection comes back. */
export function usePreviewAddress(path: string) {
  const [state, setState] = useState(asking);
  const lastTurn = useRef(0);

  const ask = useCallback(async () => {
    const turn = (lastTurn.current += 1);
    const address = await signUrl({ bucket: "deliverables", path });
    if (turn === lastTurn.current) setState({ address, hasFailed: address === null });
  }, [path]);

  const retry = useCallback(() => {
    setState(asking);
    void ask();
  }, [ask]);

  useEffect(() => {
    void ask();
    // Whoever has gone is told nothing more.
    return () => void (lastTurn.current += 1);
  }, [ask]);

  useEffect(() => {
    if (!state.hasFailed) return undefined;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [state.hasFailed, retry]);

  return {
    ...state,
    isOffline: state.hasFailed && !navigator.onLine,
    retry,
    fail: () => setState({ address: null, hasFailed: true }),
  };
}
