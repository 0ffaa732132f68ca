let refusal: string | undefined;

/** From now on this page's client writes nothing and says this instead, until the answer is called. */
export function makeReadOnly(message: string): () => void {
  refusal = message;
  return () => {
    refusal = undefined;
  };
}

/** Reads that are sent as POST: a list of files, the address of one, who is in a company, and how many. */
const readsByPost =
  /^\/(?:storage\/v1\/object\/(?:list|sign)\/|rest\/v1\/rpc\/(?:company_people|count_people)$)/;

/** The answer to a request that would write while nothing may be written; nothing for any other. */
export function refuseWrite(url: string, method: string): Response | undefined {
  if (refusal === undefined || method === "GET" || method === "HEAD") return undefined;
  const { pathname } = new URL(url);
  // The session goes on: tokens are renewed.
  if (pathname.startsWith("/auth/v1/") || readsByPost.test(pathname)) return undefined;
  return Response.json(
    { code: "read_only", message: refusal, error: refusal },
    { status: 403, statusText: "Forbidden" },
  );
}
