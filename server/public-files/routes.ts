import { readFile } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import { AppError } from "../app-error.ts";
import { matchesAnyTag } from "../entity-tag.ts";
import type { ServerEnv } from "../request-id.ts";
import { isPlainName } from "./folder-files.ts";

/** Made here from pictures of others, so that only these come out, whatever went in. */
const types: Record<string, string> = { ".webp": "image/webp" };

/** The public files of `root`; to be mounted at /storage/v1/object/public. */
export function publicFileRoutes(root: string): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get("/labs/:name", async (context) => {
    const name = context.req.param("name");
    const type = types[path.extname(name)];
    if (!isPlainName(name) || type === undefined) throw notFound();
    // The name is made from what the file shows: under the same name there is never another one.
    const etag = `"${name}"`;
    const headers = {
      etag,
      "cache-control": "public, max-age=86400",
      "content-security-policy": "default-src 'none'; sandbox",
      // The page may come from a static host elsewhere.
      "cross-origin-resource-policy": "cross-origin",
    };
    const bytes = await readFile(path.join(root, "labs", name)).catch((error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") throw notFound();
      throw error;
    });
    if (matchesAnyTag(context.req.header("if-none-match"), etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(Uint8Array.from(bytes), {
      headers: { ...headers, "content-type": type, "content-length": String(bytes.length) },
    });
  });
  return app;
}

function notFound(): AppError {
  return new AppError("not_found", "There is no such file.");
}
