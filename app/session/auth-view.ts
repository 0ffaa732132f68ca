/** What the sign-in page shows, by the `view` in its address. */
const authViews = [
  "sign-in",
  "sign-up",
  "forgot-password",
  /** A code from the mail that confirms an address, or invites. */
  "confirm",
  /** A code from the mail that lets one back in. */
  "recover",
  "new-password",
  /** The first password of somebody invited. */
  "welcome",
  "link-expired",
] as const;

export type AuthView = (typeof authViews)[number];

export function readAuthView(parameters: URLSearchParams): AuthView {
  return authViews.find((view) => view === parameters.get("view")) ?? "sign-in";
}

/** The address of a view; the way back after signing in, if there is one, goes with it. */
export function authViewAddress(view: AuthView, next?: string): string {
  const parameters = new URLSearchParams({
    ...(view !== "sign-in" && { view }),
    ...(next && { next }),
  });
  return parameters.size > 0 ? `/auth?${parameters}` : "/auth";
}
