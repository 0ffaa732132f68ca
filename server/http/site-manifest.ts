import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { ConfigError } from "../config/config.ts";

const siteFile = z.object({
  /** Relative to build/client, with forward slashes. */
  file: z.string().refine((file) => !path.isAbsolute(file) && !file.split(/[/\\]/).includes("..")),
  /** The full content-type. */
  type: z.string().min(1),
  size: z.int().nonnegative(),
  /** Strong and quoted. */
  etag: z.string().regex(/^"[\x21\x23-\x7e]+"$/),
  /** Siblings `file + ".br"` and `file + ".gz"` exist. */
  encodings: z.array(z.enum(["br", "gzip"])),
  cache: z.enum(["immutable", "short", "revalidate"]),
  /** The full Content-Security-Policy; on HTML only. */
  csp: z.string().exactOptional(),
});

const siteManifest = z.object({
  buildId: z.string().min(1),
  /** By decoded URL path: "/", "/about", "/assets/x-abc.js". */
  files: z.record(z.string().startsWith("/"), siteFile),
});

export type ManifestFile = z.infer<typeof siteFile>;
export type SiteManifest = z.infer<typeof siteManifest>;

export const notFoundPath = "/404";
export const errorPath = "/500";

export async function readSiteManifest(buildDirectory: string): Promise<SiteManifest> {
  const file = path.join(buildDirectory, "site.json");
  const parsed = siteManifest.safeParse(await readJson(file));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(
      `${file} is damaged at ${issue?.path.join(" ")} (${issue?.message}): run npm run build.`,
    );
  }
  for (const needed of [notFoundPath, errorPath]) {
    if (!Object.hasOwn(parsed.data.files, needed)) {
      throw new ConfigError(`${file} lists no ${needed} page: run npm run build.`);
    }
  }
  return parsed.data;
}

async function readJson(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (cause) {
    throw new ConfigError(`There is no built site at ${file}: run npm run build.`, { cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConfigError(`${file} is not JSON: run npm run build.`, { cause });
  }
}
