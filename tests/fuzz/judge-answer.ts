import { isSupportedMethod } from "../../server/monitoring/request-method.ts";
import { injectedHeader } from "./hostile-values.ts";
import type { Sent } from "./send-drawn.ts";
import type { TalkSent } from "./send-talk.ts";
import type { DrawnRequest, CallerName } from "./sketch.ts";

/** The secrets of each client, and of the one who never asks. */
export type Markers = Record<"ada" | "ben" | "other", string>;

/** RFC 9110: a token, and text without line ends. */
const headerLine = /^[!#$%&'*+.^_`|~\w-]+:[\t\x20-\x7e\x80-\xff]*$/;

/** What is wrong with an answer, in words; undefined where it is as it should be. */
export function judgeAnswer(
  sent: Sent,
  { caller, method }: Pick<DrawnRequest, "caller" | "method">,
  markers: Markers,
): string | undefined {
  const { answer, bytes, isAwaited } = sent;
  if (!answer && isAwaited) return `no answer: ${JSON.stringify(bytes.toString("latin1", 0, 200))}`;
  const leaked = findSecret(caller, markers, [bytes, answer?.body ?? bytes]);
  if (leaked !== undefined) return leaked;
  if (!answer) return undefined;
  // RFC 9110 has it for methods that a server does not know.
  const isOdd = answer.status === 501 && !isSupportedMethod(method);
  if (answer.status >= 500 && !isOdd) {
    return `${answer.status} ${answer.body.toString("utf8").slice(0, 300)}`;
  }
  const [, ...lines] = answer.head.split("\r\n");
  const odd = lines.find((line) => !headerLine.test(line));
  if (odd !== undefined) return `a header that is none: ${JSON.stringify(odd)}`;
  if (answer.headers.has(injectedHeader)) return "a header that the request made up";
  return undefined;
}

/** The same for what came over a socket for changes. 1011 is its 500. */
export function judgeTalk(
  { status = 0, closeCode, received }: TalkSent,
  caller: CallerName,
  markers: Markers,
): string | undefined {
  const leaked = findSecret(caller, markers, [Buffer.from(received)]);
  if (leaked !== undefined) return leaked;
  if (status >= 500 || closeCode === 1011) return `${status || 1011} for a socket`;
  const hasEnded = status > 0 || closeCode !== undefined || received.includes('"the-end"');
  return hasEnded ? undefined : "no answer on a socket";
}

/** Somebody else's secret, and what stands around it. */
function findSecret(
  caller: CallerName,
  markers: Markers,
  places: readonly Buffer[],
): string | undefined {
  for (const marker of findForeign(caller, markers)) {
    for (const bytes of places) {
      const at = bytes.indexOf(marker);
      if (at < 0) continue;
      const around = bytes.toString("latin1", Math.max(0, at - 300), at + 100);
      return `a secret of another: ${JSON.stringify(around)}`;
    }
  }
  return undefined;
}

/** The markers that nothing this caller is sent may hold. */
export function findForeign(caller: CallerName, markers: Markers): string[] {
  if (caller === "staff" || caller === "service") return [];
  return Object.entries(markers).flatMap(([name, marker]) => (name === caller ? [] : [marker]));
}
