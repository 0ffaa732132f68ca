import lighthouse from "lighthouse";
import { z } from "zod";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const transferTable = z.object({
  items: z.array(z.object({ resourceType: z.string(), transferSize: z.number() })),
});

export type Measurement = {
  scores: number[];
  /** Milliseconds, apart from the unitless layout shift. */
  lcp: number;
  cls: number;
  tbt: number;
  /** What came over the line, in the order of `transferred`. */
  bytes: number[];
};

/** As Lighthouse calls them. */
export const transferred = [
  "document",
  "stylesheet",
  "font",
  "image",
  "media",
  "script",
  "total",
] as const;

type Visit = {
  chromePort: number;
  /** What Chrome has of this site stays, such as a session: it is a fresh one, without anything else. */
  keepsStorage?: boolean;
};

/** One Lighthouse run with its mobile preset: slow 4G and a slow processor, simulated. */
export async function measurePage(url: string, visit: Visit): Promise<Measurement> {
  const lhr = await runLighthouse(url, visit);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const transfers = transferTable.parse(lhr.audits["resource-summary"]?.details).items;
  const bytesOf = (type: string) =>
    transfers.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0;
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    lcp: Math.round(value("largest-contentful-paint")),
    cls: Number(value("cumulative-layout-shift").toFixed(3)),
    tbt: Math.round(value("total-blocking-time")),
    bytes: transferred.map(bytesOf),
  };
}

/** Now and then it loses the beginning of its own recording, and asks to be run again. */
async function runLighthouse(url: string, visit: Visit, triesLeft = 2) {
  const result = await lighthouse(url, {
    port: visit.chromePort,
    disableStorageReset: visit.keepsStorage ?? false,
    onlyCategories: [...categories],
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  if (!lhr.runtimeError) {
    // From their first page to one of its own areas, not to the sign-in.
    if (visit.keepsStorage && !lhr.finalDisplayedUrl?.startsWith(url))
      throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
    return lhr;
  }
  if (triesLeft === 0) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return runLighthouse(url, visit, triesLeft - 1);
}
