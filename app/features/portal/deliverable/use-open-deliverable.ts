import { useLocation, useNavigate, useSearchParams } from "react-router";

const fromPage = { openedDeliverable: true } as const;

/** Opens the deliverable over whatever is on show. */
export function useDeliverableAddress(id: string) {
  const [parameters] = useSearchParams();
  const opened = new URLSearchParams(parameters);
  opened.set("deliverable", id);
  return { to: `/dashboard?${opened}`, state: fromPage, preventScrollReset: true };
}

/** The deliverable that is open, and how to close it: by going back where that leads to the page below. */
export function useOpenDeliverable(): { id: string | null; close: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  function close() {
    if (!parameters.has("deliverable")) return;
    if (isFromPage(location.state)) void navigate(-1);
    else
      setParameters(
        (current) => {
          current.delete("deliverable");
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
  }

  return { id: parameters.get("deliverable") || null, close };
}

function isFromPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedDeliverable" in state;
}
