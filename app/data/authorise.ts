type Authority = {
  publishableKey?: string | undefined;
  readToken: () => Promise<string | null>;
  /** Whether the key stands for a token where there is none. */
  isKeyToken?: boolean;
};

/** The site's own server needs no key and is sent none. */
export function keyHeaders(publishableKey: string | undefined): Record<string, string> {
  if (!publishableKey) return {};
  return { apikey: publishableKey, authorization: `Bearer ${publishableKey}` };
}

/** Sends every request in the name of whoever is signed in just then. */
export function authorise(
  send: typeof fetch,
  { publishableKey, readToken, isKeyToken = true }: Authority,
): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const token = (await readToken()) ?? (isKeyToken ? publishableKey : undefined);
    if (publishableKey && !headers.has("apikey")) headers.set("apikey", publishableKey);
    if (token && !headers.has("authorization")) headers.set("authorization", `Bearer ${token}`);
    return send(input, { ...init, headers });
  };
}
