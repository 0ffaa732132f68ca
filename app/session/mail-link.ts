/** What a link in an account mail brought along, in the fragment of the address it led to. */
export type AccountMailLink =
  | { kind: "session"; type: string; accessToken: string; refreshToken: string; fragment: string }
  | { kind: "refused"; code: string };

export function readMailLink(fragment: string): AccountMailLink | undefined {
  const parameters = new URLSearchParams(fragment.slice(1));
  const accessToken = parameters.get("access_token");
  const refreshToken = parameters.get("refresh_token");
  if (accessToken && refreshToken) {
    const type = parameters.get("type") ?? "";
    return { kind: "session", type, accessToken, refreshToken, fragment };
  }
  const code = parameters.get("error_code");
  return parameters.has("error") && code ? { kind: "refused", code } : undefined;
}

let kept: AccountMailLink | undefined;
let isFollowed = false;
const listeners = new Set<() => void>();

function follow(next: boolean) {
  isFollowed = next;
  for (const listener of listeners) listener();
}

/** From the opening of a page by such a link until it is known where that leads: nothing else goes anywhere meanwhile. */
export const mailLinkWatch = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isFollowed: () => isFollowed,
};

export const endMailLink = () => follow(false);

/** Before anything else looks at the address: a session must stay neither in it nor in the history. */
export function keepMailLink() {
  kept = readMailLink(location.hash);
  if (!kept) return;
  follow(true);
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function takeMailLink(): AccountMailLink | undefined {
  const link = kept;
  kept = undefined;
  return link;
}
