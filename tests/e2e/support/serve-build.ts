import { serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteManifest } from "../../../server/site-manifest.ts";

export type RunningSite = { url: string; close: () => Promise<void> };

const cacheControl = {
  immutable: "public, max-age=31536000, immutable",
  short: "public, max-age=0, must-revalidate",
  revalidate: "no-cache",
};

function answerFrom(siteDirectory: string) {
  const app = new Hono();
  app.get("*", async (context) => {
    // Read anew each time: a test may swap the site under a page that is open.
    const site: SiteManifest = JSON.parse(await readFile(join(siteDirectory, "site.json"), "utf8"));
    const found = site.files[context.req.path];
    if (!found && context.req.path.startsWith("/favicon.")) return context.body(null, 204);
    const file = found ?? site.files["/404"];
    if (!file || (!found && context.req.path.startsWith("/assets/")))
      return context.text("Not found", 404);
    const isBrotli = file.encodings.includes("br");
    const body = await readFile(
      join(siteDirectory, "client", file.file + (isBrotli ? ".br" : "")),
    ).catch(() => undefined);
    if (!body) return context.text("Not found", 404);
    return context.body(new Uint8Array(body), found ? 200 : 404, {
      "content-type": file.type,
      "cache-control": cacheControl[file.cache],
      "x-content-type-options": "nosniff",
      etag: file.etag,
      ...(isBrotli && { "content-encoding": "br" }),
      ...(file.csp && { "content-security-policy": file.csp }),
    });
  });
  return app;
}

/** Serves a finished site the way its manifest says, on a free port of the loopback. */
export async function serveBuild(siteDirectory: string): Promise<RunningSite> {
  let server: ServerType | undefined;
  const port = await new Promise<number>((resolve) => {
    server = serve(
      { fetch: answerFrom(siteDirectory).fetch, hostname: "127.0.0.1", port: 0 },
      (address) => resolve(address.port),
    );
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server?.close(() => resolve());
        if (server && "closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
