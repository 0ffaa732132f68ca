import { addLink, listChunks } from "./load-app.ts";

/** Fetches the app without running it, so that the first tap need not wait for the network. */
export function prefetchWhenIdle() {
  const { connection } = navigator;
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? "")) return;
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
