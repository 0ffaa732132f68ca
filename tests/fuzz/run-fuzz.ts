import * as fc from "fast-check";
import { describeRequest } from "./describe-request.ts";
import { judgeAnswer, judgeTalk } from "./judge-answer.ts";
import { judgeBackend } from "./judge-backend.ts";
import type { People } from "./people.ts";
import { sendDrawn } from "./send-drawn.ts";
import { sendTalk } from "./send-talk.ts";
import type { Drawn } from "./sketch.ts";
import type { WholeBackend } from "./start-whole-backend.ts";
import type { Watch } from "./watch-changes.ts";

export type FuzzRun = {
  backend: WholeBackend;
  people: People;
  watches: readonly Watch[];
  /** Rejections that nobody caught, as they come. */
  rejections: unknown[];
  requests: fc.Arbitrary<Drawn>;
  seed: number;
  /** The number of the first request, and how many are sent. */
  first: number;
  count: number;
};

export type FuzzResult = {
  failures: string[];
  /** How often each room has taken a request, `rest taken`, and refused one. */
  outcomes: Map<string, number>;
};

const atOnce = 32;
const batchSize = 500;
const mostFailures = 10;

/** Sends the requests of a seed, many at once, until some fail; tells what it needs to see those again. */
export async function runFuzz(run: FuzzRun): Promise<FuzzResult> {
  const { backend, people, watches, rejections } = run;
  const result: FuzzResult = { failures: [], outcomes: new Map() };
  const end = run.first + run.count;
  for (let first = run.first; first < end; first += batchSize) {
    await people.prepare();
    await Promise.all(watches.map((watch) => watch.keep()));
    const numbers = Array.from({ length: Math.min(batchSize, end - first) }, (_, n) => first + n);
    const failed = await sendAll(run, numbers, result);
    const left = await judgeBackend(backend, watches, rejections.splice(0));
    if (failed.length + left.length === 0) continue;
    const found = failed.length > 0 ? await shrink(run, failed) : await locate(run, numbers);
    const told = failed.map(({ number, reason }) => describe(run, number, reason));
    const after = left.map((reason) => `after ${first} to ${numbers.at(-1)}: ${reason}`);
    return { ...result, failures: [found, ...told, ...after] };
  }
  return result;
}

type Failed = { number: number; reason: string };

async function sendAll(
  run: FuzzRun,
  numbers: readonly number[],
  { outcomes }: FuzzResult,
): Promise<Failed[]> {
  const failed: Failed[] = [];
  const waiting = [...numbers];
  async function work(): Promise<void> {
    for (;;) {
      const number = waiting.shift();
      if (number === undefined || failed.length >= mostFailures) return;
      const drawn = drawNumber(run, number);
      const { reason, status } = await sendOne(run, drawn);
      const key = `${drawn.room} ${describeOutcome(status)}`;
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      if (reason !== undefined) failed.push({ number, reason });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed.toSorted((one, other) => one.number - other.number);
}

function describeOutcome(status: number | undefined): string {
  if (status === undefined) return "left";
  return status < 400 ? "taken" : "refused";
}

async function sendOne({ backend, people }: FuzzRun, drawn: Drawn) {
  const resolveNames = people.resolveFor(drawn.caller);
  if ("frames" in drawn) {
    const sent = await sendTalk(backend.port, drawn, resolveNames);
    return { status: sent.status ?? 200, reason: judgeTalk(sent, drawn.caller, people.markers) };
  }
  const sent = await sendDrawn(backend.port, drawn, resolveNames);
  return { status: sent.answer?.status, reason: judgeAnswer(sent, drawn, people.markers) };
}

/** What so many of them ask for, as `GET /auth/v1/user`. */
export function listAsked(run: Pick<FuzzRun, "requests" | "seed">, count: number): Set<string> {
  const asked = new Set<string>();
  for (let number = 0; number < count; number++) {
    const drawn = drawNumber(run, number);
    if ("target" in drawn) asked.add(`${drawn.method} ${drawn.target.split("?", 1)[0]}`);
  }
  return asked;
}

/** Each request is drawn by itself, so that any of them can be sent again alone. */
function drawNumber({ requests, seed }: Pick<FuzzRun, "requests" | "seed">, number: number): Drawn {
  const [drawn] = fc.sample(requests, parametersOf(seed, number));
  if (!drawn) throw new Error("Nothing was drawn.");
  return drawn;
}

function parametersOf(seed: number, number: number) {
  const own = Math.imul(seed ^ 0x9e_37_79_b9, 0x85_eb_ca_6b) + Math.imul(number + 1, 0xc2_b2_ae_35);
  return { seed: own, numRuns: 1, unbiased: true };
}

function describe(run: FuzzRun, number: number, reason: string): string {
  return `request ${number}: ${reason}\n${describeRequest(drawNumber(run, number))}`;
}

/** The smallest request that fails like the first of these, as far as that is found soon. */
async function shrink(run: FuzzRun, failed: readonly Failed[]): Promise<string> {
  // Some may have gone without an answer only because one of the others got stuck.
  const chosen = failed.find(({ reason }) => !reason.startsWith("no answer")) ?? failed[0];
  if (!chosen) return "";
  const kind = chosen.reason.slice(0, 4);
  const property = fc.asyncProperty(run.requests, async (drawn) => {
    const { reason } = await sendOne(run, drawn);
    return !reason?.startsWith(kind);
  });
  const found = await fc.check(property, {
    ...parametersOf(run.seed, chosen.number),
    interruptAfterTimeLimit: 20_000,
  });
  const [smallest] = found.counterexample ?? [];
  return smallest
    ? `request ${chosen.number}, made smaller:\n${describeRequest(smallest)}`
    : `request ${chosen.number} does not fail when it is sent again alone.`;
}

/** Which of these has left it behind: sent again one by one. */
async function locate(run: FuzzRun, numbers: readonly number[]): Promise<string> {
  await run.people.prepare();
  for (const number of numbers) {
    await sendOne(run, drawNumber(run, number));
    const [reason] = await judgeBackend(run.backend, run.watches, run.rejections.splice(0));
    if (reason !== undefined) return describe(run, number, reason);
  }
  return "None of them does so when they are sent again one by one.";
}
