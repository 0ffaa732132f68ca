import { isSavingData } from "./is-saving-data.ts";
import { addLink, listChunks } from "./load-app.ts";

/** Fetches the app without running it, so that the first tap need not wait for the network. */
export function prefetchWhenIdle() {
  if (isSavingData()) return;
  addEventListener("load", () => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      // Safari has no prefetch; its modulepreload does not run anything either.
      const { relList } = document.createElement("link");
      for (const chunk of listChunks())
        addLink(relList.supports("prefetch") ? "prefetch" : "modulepreload", chunk);
    });
  });
}
