/** `build/site.json`: all a server needs to know about the site's files. */
export type SiteFile = {
  /** Relative to build/client. */
  file: string;
  type: string;
  size: number;
  /** Strong and quoted, from the content's SHA-256. */
  etag: string;
  encodings: ("br" | "gzip")[];
  cache: "immutable" | "short" | "revalidate";
  csp?: string;
};

export type SiteManifest = {
  buildId: string;
  /** By URL path: "/", "/about", "/assets/…", "/about.data", "/robots.txt". */
  files: Record<string, SiteFile>;
};
