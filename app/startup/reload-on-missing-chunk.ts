import { reloadOnce } from "./reload-once.ts";

/**
 * What the page itself asks for. Links the app adds later are marked `as`, and say nothing: Firefox
 * reports an error for every module that is there already.
 */
const ownChunks = "script,link[rel=modulepreload]:not([as])";

/** For pages that start at once: their script tags are in the HTML, so failures arrive as events. */
export function reloadOnMissingChunk() {
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof Element && target.matches(ownChunks)) reloadOnce();
    },
    true,
  );
}
