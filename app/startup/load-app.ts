const waitingScripts = 'script[type="text/x-later"]';

/** The app's chunks, listed by the build on the module script. */
export function listChunks(): string[] {
  const script = document.querySelector<HTMLElement>(`${waitingScripts}[data-chunks]`);
  return script?.dataset.chunks?.split(" ") ?? [];
}

/** Puts React Router's own scripts back, in order and with their exact text: the CSP hashes it. */
export function loadApp(onFailure: () => void) {
  // A dynamic import inside the module script fails silently; its preload does not.
  for (const href of listChunks()) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    link.addEventListener("error", onFailure);
    document.head.append(link);
  }
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(waitingScripts)) {
    const script = document.createElement("script");
    if (waiting.dataset.chunks) script.type = "module";
    script.addEventListener("error", onFailure);
    script.text = waiting.text;
    waiting.replaceWith(script);
  }
}
