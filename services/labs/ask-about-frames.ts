import { brand } from "../../content/brand.ts";
import { refusesFrames } from "../../domain/labs/refuses-frames.ts";
import { FetchError } from "../../runtime/guarded-fetch/fetch-error.ts";
import { guardedFetch } from "../../runtime/guarded-fetch/guarded-fetch.ts";
import { userAgent } from "./fetch-feed.ts";
import type { RefreshOptions } from "./refresh-options.ts";

/** A browser does not tell a page that its frame was refused, so the newsletter is asked here. Null: no answer. */
export async function askAboutFrames({
  settings,
  signal,
}: Pick<RefreshOptions, "settings" | "signal">): Promise<boolean | null> {
  try {
    const { headers } = await guardedFetch(`${brand.newsletterUrl}/embed`, {
      headers: { accept: "text/html", "user-agent": userAgent },
      maxBytes: 0,
      timeLimitMilliseconds: 3000,
      allowPrivate: settings.allowPrivate,
      skipBody: true,
      ...(signal && { signal }),
    });
    const policy = headers["content-security-policy"];
    const options = headers["x-frame-options"];
    return refusesFrames(
      {
        contentSecurityPolicy: policy?.toString() ?? null,
        xFrameOptions: options?.toString() ?? null,
      },
      brand.origin,
    );
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}
