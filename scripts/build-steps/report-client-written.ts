import type { Plugin } from "vite";

export const clientWritten = "client-written";

/** Tells whoever started the build that the browser's files are there; pages are rendered after that. */
export function reportClientWritten(): Plugin {
  return {
    name: "report-client-written",
    apply: "build",
    enforce: "post",
    writeBundle() {
      if (this.environment.name === "client") process.send?.(clientWritten);
    },
  };
}
