import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { notFoundPage } from "../../content/pages/not-found.ts";
import { NotFoundWords } from "../site/not-found-words.tsx";
import { useIsHydrated } from "../startup/use-is-hydrated.ts";
import { useLogUnknownPath } from "../startup/use-log-unknown-path.ts";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";

/** Fetched for addresses below the studio's alone. */
const ToStudio = lazy(async () => ({
  default: (await import("../features/studio/to-studio.tsx")).ToStudio,
}));

export const meta = () => plainMetadata(notFoundPage);

export default function NotFound() {
  useLogUnknownPath();
  const { pathname } = useLocation();
  // One document says this at every address: it is taken over as it stands.
  const isBelowStudio = useIsHydrated() && pathname.startsWith("/studio/");
  return (
    <>
      <NotFoundWords />
      {isBelowStudio && (
        <Suspense>
          <ToStudio asked={pathname.slice("/studio/".length)} />
        </Suspense>
      )}
    </>
  );
}
