import { createRequestHandler, type ServerBuild } from "react-router";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { PageHandler } from "../../server/http/static.ts";

/** Hot reload needs inline scripts and a socket; the built site allows neither. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self' ws:",
  "frame-src https:",
  "frame-ancestors 'none'",
].join("; ");

/** Renders each page anew from the sources as they are now. */
export function createDevelopmentPages(vite: ViteDevServer): PageHandler {
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("Vite cannot run the server build");
  return async (c) => {
    const build = await environment.runner.import<ServerBuild>("virtual:react-router/server-build");
    const answer = await createRequestHandler(build, "development")(c.req.raw);
    const headers = new Headers(answer.headers);
    headers.set("content-security-policy", policy);
    headers.set("cache-control", "no-store");
    // Unknown addresses get an empty shell here, which finds out in the browser; they stay a 404.
    const status = isPage(build, c.req.path) ? answer.status : 404;
    return new Response(answer.body, { status, headers });
  };
}

function isPage(build: ServerBuild, path: string): boolean {
  const page = path.replace(/(?:\/_root)?\.data$/, "") || "/";
  return build.prerender.includes(page.length > 1 ? page.replace(/\/$/, "") : page);
}
