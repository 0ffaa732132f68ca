export type CookieJar = {
  /** As a browser on the same origin: sends what was set for the path, and keeps what is set. */
  fetch: typeof fetch;
  /** The line by which the server set each cookie, by its name. */
  lines: Map<string, string>;
  header(): string;
};

export function createCookieJar(): CookieJar {
  const lines = new Map<string, string>();
  const header = () => [...lines.values()].map((line) => line.split(";", 1)[0]).join("; ");
  return {
    lines,
    header,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (lines.size > 0) request.headers.set("cookie", header());
      const answer = await fetch(request);
      for (const line of answer.headers.getSetCookie()) {
        lines.set(line.slice(0, line.indexOf("=")), line);
      }
      return answer;
    },
  };
}
