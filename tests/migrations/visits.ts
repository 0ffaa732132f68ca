import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { placeholderCampaignId } from "../../domain/payment/payment-request.ts";
import type { Person } from "../support/create-person.ts";
import { send } from "../support/send.ts";

type People = { client: Person; staff: Person; password: string; key: string };

export type Visits = {
  /** One more server that they go to. */
  visit(url: string): void;
  stop(): Promise<{ sent: number; final: Failures; passed: Failures; heard: number }>;
};

/** How often each has come. `passed` were answered when they were asked again at once. */
type Failures = Map<string, number>;

type Ask = { name: string; as: keyof Tokens; path: string; method?: string; json?: unknown };
type Tokens = { client: string; staff: string };

/** What pages of a client and of the studio ask for; by the account, as those of the version before do. */
function listAsks({ client }: People): Ask[] {
  const rest = "/rest/v1";
  const own = `user_id=eq.${client.id}`;
  return [
    { name: "projects", as: "client", path: `${rest}/projects?select=*&order=created_at.desc` },
    { name: "campaigns", as: "client", path: `${rest}/pr_campaigns?select=*` },
    { name: "deliverables", as: "client", path: `${rest}/pr_deliverables?select=*` },
    { name: "payments", as: "client", path: `${rest}/eth_payments?select=*` },
    { name: "profile", as: "client", path: `${rest}/profiles?select=*&${own}` },
    { name: "messages", as: "client", path: `${rest}/messages?select=*&${own}` },
    {
      name: "a message",
      as: "client",
      path: `${rest}/messages?select=*`,
      json: { user_id: client.id, body: "Hello" },
    },
    {
      name: "a draft",
      as: "client",
      path: `${rest}/pr_campaigns?select=*`,
      json: { user_id: client.id, title: "Draft" },
    },
    {
      name: "a name",
      as: "client",
      method: "PATCH",
      path: `${rest}/profiles?${own}`,
      json: { company_name: `Harbour ${randomUUID()}` },
    },
    {
      name: "what was read",
      as: "client",
      path: `${rest}/rpc/mark_messages_read`,
      json: { client: client.id, until: new Date().toISOString() },
    },
    {
      name: "a quote",
      as: "client",
      path: "/functions/v1/process-eth-payment",
      json: {
        campaignId: placeholderCampaignId,
        packageId: "basic-pr",
        ethAddress: `0x${"a".repeat(40)}`,
      },
    },
    { name: "clients", as: "staff", path: `${rest}/rpc/list_clients`, json: {} },
    {
      name: "a client",
      as: "staff",
      path: `${rest}/rpc/read_client_account`,
      json: { client: client.id },
    },
    { name: "conversations", as: "staff", path: `${rest}/rpc/list_conversations`, json: {} },
    { name: "found projects", as: "staff", path: `${rest}/rpc/find_projects`, json: {} },
    { name: "listed payments", as: "staff", path: `${rest}/rpc/list_payments`, json: {} },
    {
      name: "projects with their clients",
      as: "staff",
      path: `${rest}/projects?select=*,client:profiles(display_name,company_name)&limit=50`,
    },
    {
      name: "a new project",
      as: "staff",
      path: `${rest}/projects?select=*`,
      json: { user_id: client.id, title: "Film" },
    },
    {
      name: "an answer",
      as: "staff",
      path: `${rest}/messages?select=*`,
      json: { user_id: client.id, body: "Hello" },
    },
  ];
}

/** Sends all of it to every server, again and again, and counts what fails. */
export async function startVisits(first: readonly string[], people: People): Promise<Visits> {
  const final: Failures = new Map();
  const passed: Failures = new Map();
  const running: Promise<void>[] = [];
  let sent = 0;
  let heard = 0;
  const end = new AbortController();

  async function signIn(url: string, { email }: Person): Promise<string> {
    const answer = await send(`${url}/auth/v1/token?grant_type=password`, {
      headers: { apikey: people.key },
      json: { email, password: people.password },
    });
    if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.body}`);
    return z.object({ access_token: z.string() }).parse(JSON.parse(answer.body)).access_token;
  }

  async function keepVisiting(url: string, place: string): Promise<void> {
    const tokens = {
      client: await signIn(url, people.client),
      staff: await signIn(url, people.staff),
    };
    while (!end.signal.aborted) {
      for (const { name, as, path, method, json } of listAsks(people)) {
        const headers = {
          apikey: people.key,
          authorization: `Bearer ${tokens[as]}`,
          prefer: "return=representation",
          // From a network of its own: some of it is limited for each.
          "x-forwarded-for": `10.${sent >> 16}.${(sent >> 8) % 256}.${sent % 256}`,
        };
        const ask = () => send(`${url}${path}`, { headers, json, ...(method && { method }) });
        sent += 1;
        const answer = await ask();
        if (answer.status < 300) continue;
        // A connection may fail once on a table that has changed; whoever asks again has another.
        const again = await ask();
        const failures = again.status < 300 ? passed : final;
        const failure = `${place}, ${name}: ${answer.status} ${answer.body.slice(0, 200)}`;
        failures.set(failure, (failures.get(failure) ?? 0) + 1);
      }
    }
  }

  function visit(url: string): void {
    const place = running.length === 0 ? "earlier version" : "present version";
    running.push(
      keepVisiting(url, place).catch((error: unknown) => {
        final.set(`${place}: ${String(error)}`, 1);
      }),
    );
  }

  const listener = createClient(first[0] ?? "", people.key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await listener.auth.signInWithPassword({
    email: people.client.email,
    password: people.password,
  });
  const changes = { event: "INSERT", schema: "public", table: "messages" } as const;
  listener
    .channel("messages")
    .on("postgres_changes", changes, () => {
      heard += 1;
    })
    .subscribe();
  for (const url of first) visit(url);
  return {
    visit,
    async stop() {
      end.abort();
      await Promise.all(running);
      await listener.removeAllChannels();
      return { sent, final, passed, heard };
    },
  };
}
