import type { ManifestFile, SiteManifest } from "../../server/http/site-manifest.ts";

/** What a server is asked for. */
export type Shot = {
  name: string;
  path: string;
  headers: Record<string, string>;
  status: number;
};

const rangeLength = 64 * 1024;

/** The least that a server with routes can do. */
export const bare: Shot = { name: "bare route", path: "/healthz", headers: {}, status: 200 };

/** A page, the same unchanged, a script with a hash in its name, and a piece of a film. */
export function listShots({ files }: SiteManifest): Shot[] {
  const asset = find(files, (url, { size, encodings }) => {
    return /^\/assets\/.+\.js$/.test(url) && size > 5_000 && size < 40_000 && encodings.length > 0;
  });
  const film = find(files, (_, { type, size }) => type === "video/mp4" && size > 2 * rangeLength);
  const compressed = { "accept-encoding": "gzip" };
  const range = { range: `bytes=0-${rangeLength - 1}` };
  return [
    { name: "page", path: "/", headers: compressed, status: 200 },
    { name: "page, unchanged", path: "/", headers: compressed, status: 304 },
    { name: "hashed asset", path: asset, headers: compressed, status: 200 },
    { name: "64 kB of a film", path: film, headers: range, status: 206 },
  ];
}

type Files = SiteManifest["files"];

function find(files: Files, isWanted: (url: string, file: ManifestFile) => boolean): string {
  const [url] = Object.entries(files).find(([name, file]) => isWanted(name, file)) ?? [];
  if (url === undefined) throw new Error("The built site has nothing of this kind.");
  return url;
}
