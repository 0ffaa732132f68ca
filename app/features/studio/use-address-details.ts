import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { changeDetails, type AddressDetails } from "../../../content/studio-address.ts";

/** Wherever one was in the list, another list begins at its first page. */
const firstPage = { page: null, before: null };

/**
 * What the address says beside its area, and two ways to change it:
 * `filter` replaces (Back leads out of the list, not through every letter that was typed) and goes to
 * the first page; `open` adds an entry to the history, for details, which Back closes.
 */
export function useAddressDetails() {
  const [parameters, setParameters] = useSearchParams();

  const filter = useCallback(
    (details: AddressDetails) =>
      setParameters((current) => changeDetails(current, { ...firstPage, ...details }), {
        replace: true,
      }),
    [setParameters],
  );
  const open = useCallback(
    (details: AddressDetails) => setParameters((current) => changeDetails(current, details)),
    [setParameters],
  );
  return { parameters, filter, open };
}

const fromList = { openedFromList: true } as const;

/**
 * Props for a link to something in this area, which keeps the list's filters. From one thing to the
 * next it replaces, so that Back leads to the list and not through all that was looked at.
 */
export function useDetailLink() {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  return (details: AddressDetails) => {
    const isOther = Object.keys(details).some((name) => parameters.has(name));
    return {
      to: `?${changeDetails(parameters, details)}`,
      replace: isOther,
      state: isOther ? state : fromList,
    };
  };
}

/** Closes what a link of `useDetailLink` opened: by going back, where that leads to the list. */
export function useCloseDetail(names: readonly string[]): () => void {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  return () => {
    if (!names.some((name) => parameters.has(name))) return;
    if (isFromList(location.state)) {
      void navigate(-1);
      return;
    }
    const none = Object.fromEntries(names.map((name) => [name, null]));
    setParameters((current) => changeDetails(current, none), { replace: true });
  };
}

function isFromList(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedFromList" in state;
}
