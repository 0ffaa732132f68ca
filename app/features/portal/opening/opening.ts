import { createContext, use, useLayoutEffect } from "react";

type Opening = {
  /** Whether what the frame stood for has been on show. */
  isOpen: boolean;
  open: () => void;
};

/** Pages without a frame of their own are open from the start. */
export const OpeningContext = createContext<Opening>({ isOpen: true, open: () => {} });

export function useOpening(): Opening {
  return use(OpeningContext);
}

/** The frame goes in the same picture in which its place is taken. */
export function useOpenOnce(isThere: boolean): void {
  const { open } = useOpening();
  useLayoutEffect(() => {
    if (isThere) open();
  }, [isThere, open]);
}
