import { useEffect, useState } from "react";

/** True once it has been true for so long without a break. */
export function useHasLasted(isTrue: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);

  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setHasLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isTrue, milliseconds]);

  return isTrue && hasLasted;
}
