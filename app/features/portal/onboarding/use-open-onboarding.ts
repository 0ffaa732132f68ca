import { useLocation, useNavigate, useSearchParams } from "react-router";

/** What opens over the overview: the brief of a project, or its brand files. */
export type OnboardingPart = "brief" | "brand";

const fromPage = { openedOnboarding: true } as const;

export function useOnboardingAddress(): (
  part: OnboardingPart,
  id: string,
) => {
  to: string;
  state: object;
  preventScrollReset: boolean;
} {
  const [parameters] = useSearchParams();
  return (part, id) => {
    const opened = new URLSearchParams(parameters);
    for (const name of ["tab", "project"]) opened.delete(name);
    opened.set(part, id);
    return { to: `/dashboard?${opened}`, state: fromPage, preventScrollReset: true };
  };
}

/** The project whose brief, or files, are open, and how to close them: by going back where that leads to the page below. */
export function useOpenOnboarding(part: OnboardingPart): { id: string | null; close: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  function close() {
    if (!parameters.has(part)) return;
    if (isFromPage(location.state)) void navigate(-1);
    else
      setParameters(
        (current) => {
          current.delete(part);
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
  }

  return { id: parameters.get(part) || null, close };
}

function isFromPage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedOnboarding" in state;
}
