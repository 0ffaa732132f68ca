import { randomUUID } from "node:crypto";
import { FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { bookedAnswer, slotsAnswer } from "../../domain/booking/answers.ts";
import { resolveCaller } from "../../server/api-keys/resolve-caller.ts";
import { restRoutes } from "../../server/rest/index.ts";
import { startAuthApp } from "../support/auth-app.ts";

type Answer = { status: number; body: Record<string, unknown> };

/** The functions behind a server, and whoever asks them. */
export async function startBookingApp() {
  const app = await startAuthApp();
  const { database, keyring, url, unexpected } = app;
  app.mount(
    "/rest/v1",
    new Hono().route(
      "/",
      restRoutes({
        database,
        resolveCaller: (source) => resolveCaller({ keyring, siteUrl: url }, source),
        onUnexpected: (error) => unexpected.push(error),
      }),
    ),
  );
  const staff = await app.staff();

  async function invoke(client: SupabaseClient, name: string, body: object): Promise<Answer> {
    const { data, error } = await client.functions.invoke(name, { body });
    if (error === null) return { status: 200, body: data };
    if (!(error instanceof FunctionsHttpError)) throw error;
    const response: Response = error.context;
    return { status: response.status, body: await response.json() };
  }

  /** From a network of its own, so that no limit is met by accident. */
  const visit = (body: object, address: string = randomUUID()) =>
    invoke(app.client({ address }), "book-call", body);
  const manage = (body: object) => invoke(staff.client, "manage-calendar", body);

  /** Every free time of the days to come. */
  async function listFree(kind = "call"): Promise<string[]> {
    const { body } = await visit({ action: "slots", kind, zone: "Europe/London", days: 30 });
    return slotsAnswer.parse(body).days.flatMap(({ slots }) => slots);
  }

  const describe = (start: string) => ({
    action: "book",
    id: randomUUID(),
    kind: "call",
    start,
    zone: "Asia/Kathmandu",
    name: "Ada Quill",
    email: `${randomUUID()}@clients.example`,
    message: "A film about tides",
  });

  /** One that is booked, and the token of its link. */
  async function book(changes: object = {}) {
    const [start = ""] = await listFree();
    const asked = { ...describe(start), ...changes };
    const { status, body } = await visit(asked);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const { booking, manageUrl } = bookedAnswer.parse(body);
    if (!booking || !manageUrl) throw new Error("Nothing was booked.");
    return { asked, booking, token: manageUrl.split("#")[1] ?? "" };
  }

  const readRow = async (id: string) => {
    const [row] = await app.owner`select * from bookings where id = ${id}`;
    return row;
  };
  const readMails = (id: string) => app.owner<
    { kind: string; recipient: string; body_text: string; calendar_text: string | null }[]
  >`
    select kind, recipient, body_text, calendar_text from private.outbox
    where unique_key like ${`%${id}%`} order by created_at, kind`;

  return { ...app, staff, invoke, visit, manage, listFree, describe, book, readRow, readMails };
}

export type BookingApp = Awaited<ReturnType<typeof startBookingApp>>;
