import { randomUUID } from "node:crypto";
import { bookedAnswer, slotsAnswer, type VisitorBooking } from "../../domain/booking/answers.ts";
import { send, type Sent } from "../support/send.ts";

type Contention = { urls: readonly string[]; attempts: number; callers: number };

/**
 * Visitors who all want the same few times, each of them at one of the servers in turn: some hold it first, and of those who
 * have it some move it and some cancel it. Says how long each request took, by what came out of it.
 */
export async function contendForCalls({ urls, attempts, callers }: Contention) {
  const waits = new Map<string, number[]>();

  async function ask(index: number, body: object): Promise<Sent & { milliseconds: number }> {
    const begun = performance.now();
    const answer = await send(`${urls[index % urls.length]}/functions/v1/book-call`, {
      json: body,
      // Limits are for each network.
      headers: { "x-forwarded-for": `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` },
      timeoutMilliseconds: 60_000,
    });
    return { ...answer, milliseconds: performance.now() - begun };
  }

  async function count(done: string, index: number, body: object): Promise<Sent> {
    const { milliseconds, ...answer } = await ask(index, body);
    const outcome = name(done, answer);
    const known = waits.get(outcome);
    if (known) known.push(milliseconds);
    else waits.set(outcome, [milliseconds]);
    return answer;
  }

  const listed = await ask(0, { action: "slots", kind: "call", zone: "UTC", days: 62 });
  const free = slotsAnswer.parse(JSON.parse(listed.body)).days.flatMap(({ slots }) => slots);
  const wanted = free.slice(0, Math.max(20, attempts / 100));
  const elsewhere = free.slice(wanted.length);

  async function book(index: number): Promise<{ booking: VisitorBooking; token: string } | null> {
    const id = randomUUID();
    const start = wanted[(index * 7) % wanted.length];
    if (index % 5 === 0) {
      await count("held", index, { action: "hold", id, kind: "call", start, zone: "UTC" });
    }
    const answer = await count("booked", index, {
      action: "book",
      id,
      kind: "call",
      start,
      zone: "UTC",
      name: "Ada",
      email: `${id}@clients.example`,
    });
    if (answer.status !== 200) return null;
    const { booking, manageUrl } = bookedAnswer.parse(JSON.parse(answer.body));
    const token = manageUrl?.split("#")[1];
    return booking && token ? { booking, token } : null;
  }

  async function attempt(index: number): Promise<void> {
    const got = await book(index);
    if (!got || index % 3 === 2) return;
    const { token } = got;
    if (index % 3 === 1) {
      await count("cancelled", index, { action: "cancel", token });
      return;
    }
    const start = elsewhere[(index * 3 + 1) % elsewhere.length];
    await count("moved", index, { action: "move", token, start, sequence: 0 });
  }

  let next = 1;
  const visitor = async () => {
    while (next <= attempts) await attempt(next++);
  };
  await Promise.all(Array.from({ length: callers }, visitor));
  return { wanted: wanted.length, waits };
}

/** What was asked, where it was done, or why not. */
function name(done: string, { status, body }: Sent): string {
  if (status === 200) return done;
  const { code }: { code?: string } = JSON.parse(body);
  return code ?? `${done} ${status}`;
}
