import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Context, Next } from "hono";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { SiteFiles } from "./answer-from-memory.ts";
import { toErrorResponse } from "./error-response.ts";
import { prepareFile, type PreparedFile } from "./prepare-file.ts";
import { createRecentBlocks } from "./recent-blocks.ts";
import { readRequestId, type ServerEnv } from "./request-id.ts";
import { decodePath } from "./request-target.ts";
import { sendFailurePage, sendFile } from "./send-file.ts";
import { loadSiteFiles } from "./site-files.ts";
import { errorPath, notFoundPath, type SiteManifest } from "./site-manifest.ts";

export type PageHandler = (c: Context<ServerEnv>, next: Next) => Response | Promise<Response>;
/** The built page of exactly this path, and the policy it was built for. */
export type ReadPage = (path: string) => Promise<{ html: string; csp: string } | undefined>;
export type AnswerWithErrorPage = (
  c: Context<ServerEnv>,
  status: number,
) => Response | Promise<Response>;

export type SitePages = {
  pages: PageHandler;
  errorPage: AnswerWithErrorPage;
  readPage: ReadPage;
  siteFiles: SiteFiles;
};
type BuiltSite = {
  manifest: SiteManifest;
  directory: string;
  /** Of every answer, whatever it is about. */
  standardHeaders: Record<string, string>;
};

/** Serves the built site by exact lookup: no request path ever reaches the file system. */
export async function createSitePages(site: BuiltSite): Promise<SitePages> {
  const { manifest, directory, standardHeaders } = site;
  const loaded = await loadSiteFiles(manifest, path.join(directory, "client"));
  const files = new Map(
    [...loaded].map(([url, file]) => [url, prepareFile(url, file, standardHeaders)] as const),
  );
  const blocks = createRecentBlocks();
  const notFound = takeFile(files, notFoundPath);
  const failure = takeFile(files, errorPath);

  const isPage = (url: string) => files.get(url)?.type.startsWith("text/html") ?? false;

  const pages: PageHandler = (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      const { pathname } = new URL(c.req.url);
      // A form of the app whose scripts did not come: the page starts anew, and nothing of what was sent is in an address.
      const isForm = c.req.method === "POST" && c.req.header("accept")?.includes("text/html");
      if (isForm && isPage(pathname)) return redirect(303, pathname);
      const error = new AppError("method_not_allowed", "Pages can only be read.");
      return toErrorResponse(error, readRequestId(c), { allow: "GET, HEAD" });
    }
    const { pathname, search } = new URL(c.req.url);
    const url = decodePath(pathname) ?? "";
    const file = files.get(url);
    if (file) return sendFile(c, file, blocks);
    // Only ever to an address of our own list, so no path can make this an open redirect.
    const target = url.endsWith("/") ? url.slice(0, -1) : "";
    if (isPage(target)) return redirect(308, encodeURI(target) + search);
    return sendFailurePage(c, notFound, 404);
  };
  const readPage: ReadPage = async (url) => {
    const file = files.get(url);
    if (!file?.type.startsWith("text/html") || file.csp === undefined) return undefined;
    const bytes = file.plain.bytes ?? (await readFile(file.plain.path));
    return { html: Buffer.from(bytes).toString("utf8"), csp: file.csp };
  };
  const byAddress = new Map([...files].map(([url, file]) => [encodeURI(url), file] as const));
  return {
    pages,
    errorPage: (c, status) => sendFailurePage(c, failure, status),
    readPage,
    siteFiles: { files: byAddress, blocks },
  };
}

function redirect(status: 303 | 308, location: string): Response {
  return new Response(null, {
    status,
    headers: { location, "cache-control": "no-cache", "content-length": "0" },
  });
}

/** Taken out of the list, so that its own address is as unknown as any other. */
function takeFile(files: Map<string, PreparedFile>, url: string): PreparedFile {
  const file = files.get(url);
  if (!file) throw new Error(`the site has no ${url}`);
  files.delete(url);
  return file;
}
