import {
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";

/**
 * A component whose code is fetched when it is needed. Unlike `lazy`, a line that drops is not the
 * end of the page: `hasFailed` says so, and `load` tries again. `fetchPart` must not change.
 */
export function usePart<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isThere = useRef(true);

  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);

  const load = useCallback(async () => {
    setHasFailed(false);
    try {
      const loaded = await fetchPart();
      // Made piece by piece, so that the browser stays free for people meanwhile.
      if (isThere.current) startTransition(() => setPart(() => loaded));
    } catch {
      if (isThere.current) setHasFailed(true);
    }
  }, [fetchPart]);

  return { Part, hasFailed, load };
}
