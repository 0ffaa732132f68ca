import { isRouteErrorResponse, type ClientInstrumentation } from "react-router";
import { reloadOnce } from "./reload-once.ts";

/**
 * A page left open across a deploy asks for chunks and data of a build that is gone. Loading the
 * document it was heading for brings the new build.
 */
let target: string | undefined;

/** Remembers where the router is heading: its address changes only on arrival. */
export const rememberTarget: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(navigate, { to, formMethod }) {
        if (typeof to === "string" && !formMethod) target = to;
        await navigate();
        target = undefined;
      },
    });
  },
};

/** React Router answers a missing route module by reloading the page one is leaving. */
function redirectReload(event: NavigateEvent) {
  if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable || !target)
    return;
  const destination = target;
  target = undefined;
  event.preventDefault();
  setTimeout(() => location.assign(destination));
}

/** Data of a loader that is not there any more, or not in the form this build reads. */
export function recoverFromRouterError(error: unknown) {
  const isMissingData = isRouteErrorResponse(error) && error.status === 404;
  // React Router has no code for these.
  const isUnreadable = error instanceof Error && /turbo-stream|No result found/.test(error.message);
  if (isMissingData || isUnreadable) reloadOnce();
}

export function reloadAfterDeploy() {
  window.navigation?.addEventListener("navigate", redirectReload);
  window.addEventListener("vite:preloadError", (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}
