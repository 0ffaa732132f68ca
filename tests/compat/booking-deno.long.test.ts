import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookedAnswer, slotsAnswer } from "../../domain/booking/answers.ts";
import { type AuthApp, startAuthApp } from "../support/auth-app.ts";
import { type DenoFunction, runInDeno } from "../support/run-in-deno.ts";

let app: AuthApp;
let deno: DenoFunction;
beforeAll(async () => {
  app = await startAuthApp();
  deno = await runInDeno("book-call", app, {
    SUPABASE_URL: app.url,
    SUPABASE_SECRET_KEY: app.secretKey,
  });
});
afterAll(async () => {
  await deno.stop();
  await app.stop();
});

async function ask(body: object): Promise<unknown> {
  const answer = await fetch(deno.url, { method: "POST", body: JSON.stringify(body) });
  expect(answer.status, deno.output()).toBe(200);
  return answer.json();
}

describe("under Deno", () => {
  it("free times are those of Node, and one of them is booked", async () => {
    const asked = { action: "slots", kind: "call", zone: "Australia/Lord_Howe", days: 30 };
    const there = slotsAnswer.parse(await ask(asked));
    const { data } = await app.client().functions.invoke<unknown>("book-call", { body: asked });
    expect(there).toEqual(slotsAnswer.parse(data));
    const start = there.days.at(-1)?.slots.at(-1);
    const id = randomUUID();
    const who = { name: "Ada", email: "ada@clients.example" };
    const booked = bookedAnswer.parse(
      await ask({ action: "book", id, kind: "call", start, zone: "UTC", ...who }),
    );
    expect(booked.booking).toMatchObject({ id, start, state: "booked" });
    expect(await app.owner`select state from bookings where id = ${id}`).toEqual([
      { state: "booked" },
    ]);
  });
});
