import { authViewAddress } from "./auth-view.ts";

const signIn = "/auth";
/** Stands for this site's origin, which a path cannot leave. */
const own = "http://own.invalid";

/** The sign-in page, and the way back from there. */
export function signInAddress(from: string, view?: "sign-in" | "sign-up"): string {
  return authViewAddress(view ?? "sign-in", from === "/" ? undefined : from);
}

/** Where to go on after signing in: a path of this site other than the sign-in page, or nowhere. */
export function readNext(parameters: URLSearchParams): string | undefined {
  const next = parameters.get("next");
  if (!next?.startsWith("/") || !URL.canParse(next, own)) return undefined;
  const target = new URL(next, own);
  if (target.origin !== own || target.pathname.replace(/\/$/, "") === signIn) return undefined;
  return target.pathname + target.search + target.hash;
}
