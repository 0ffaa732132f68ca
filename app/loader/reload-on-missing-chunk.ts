import { reloadOnce } from "./reload-once.ts";

/** For pages that start at once: their script tags are in the HTML, so failures arrive as events. */
export function reloadOnMissingChunk() {
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof Element && target.matches("script,link[rel=modulepreload]"))
        reloadOnce();
    },
    true,
  );
}
