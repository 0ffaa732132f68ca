import type { AddressInfo } from "node:net";
import { randomUUID } from "node:crypto";
import { serve } from "@hono/node-server";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { openKeyring, type Keyring } from "../../server/api-keys/keyring.ts";
import { resolveCaller } from "../../server/api-keys/resolve-caller.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import { createAuthServer } from "../../server/auth/auth-server.ts";
import { authRoutes, type AuthDependencies } from "../../server/auth/index.ts";
import { inviteUser } from "../../server/auth/invite-user.ts";
import { functionRoutes, type FunctionDependencies } from "../../server/functions/index.ts";
import { sourceOf } from "../../server/http/request-source.ts";
import { cheapPasswords } from "./cheap-passwords.ts";
import type { CookieJar } from "./cookie-jar.ts";
import { createTestDatabase, type TestDatabase } from "./create-test-database.ts";
import type { Database } from "../../runtime/database/types.ts";

export type AuthApp = TestDatabase & {
  url: string;
  keyring: Keyring;
  publishableKey: string;
  secretKey: string;
  unexpected: unknown[];
  /** Without a socket between: for bodies that no client would send. */
  fetch(request: Request): Promise<Response>;
  /** Adds a room beside these, before the first request. */
  mount(path: string, routes: Hono): void;
  /** A browser of its own: own memory, own network address. */
  client(options?: ClientOptions): SupabaseClient;
  /** The newest mail to this address. */
  mailTo(email: string): Promise<Mail>;
  mailCount(email: string): Promise<number>;
  /** Signs up, confirms by code, and answers the signed-in client. */
  member(email?: string): Promise<Member>;
  /** The same, as one of the studio. */
  staff(): Promise<Member>;
  stop(): Promise<void>;
};

export type Mail = { kind: string; subject: string; text: string; link: string; code: string };
export type Member = { client: SupabaseClient; email: string; id: string };
type ClientOptions = {
  address?: string;
  key?: string;
  flowType?: "implicit" | "pkce";
  /** Its cookies; without them it keeps none. */
  jar?: CookieJar;
};

export const password = "correct-horse-battery";

/** The auth server on a loopback port, with the functions and a route behind `resolveCaller` beside it. */
export async function startAuthApp(
  configure: (database: Database) => Partial<AuthDependencies> = () => ({}),
  functions: Pick<FunctionDependencies, "chain" | "openFile"> = {},
): Promise<AuthApp> {
  const held = await createTestDatabase();
  const keyring = await openKeyring(held.database);
  const unexpected: unknown[] = [];
  const app = new Hono();
  const server = serve({
    fetch: (request, env) => app.fetch(request, env),
    port: 0,
    hostname: "127.0.0.1",
  });
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${portOf(server.address())}`;
  const dependencies: AuthDependencies = {
    db: held.database,
    keyring,
    siteUrl: url,
    clientAddress: (context) => context.req.header("x-test-address") ?? "127.0.0.1",
    onUnexpected: (error) => unexpected.push(error),
    passwords: cheapPasswords,
    ...configure(held.database),
  };
  const { clientAddress, onUnexpected } = dependencies;
  app.route("/auth/v1", authRoutes(dependencies));
  app.route(
    "/functions/v1",
    functionRoutes({
      database: held.database,
      resolveCaller: (source) => resolveCaller({ keyring, siteUrl: url }, source),
      clientAddress,
      inviteUser: (invited) => inviteUser(createAuthServer(dependencies), invited),
      onUnexpected,
      ...functions,
    }),
  );
  app.get("/whoami", async (context) => {
    try {
      const caller = await resolveCaller({ keyring, siteUrl: url }, sourceOf(context));
      const rows = await held.database.asCaller(
        caller,
        (sql) => sql`select current_user::text as role, auth.uid() as id`,
      );
      return context.json(rows[0] ?? {});
    } catch (error) {
      return context.json({ code: error instanceof AppError ? error.code : String(error) }, 401);
    }
  });

  const keys = await held.owner<{ kind: string; key: string }[]>`
    select kind, key from private.api_keys`;
  const keyOf = (kind: string) => keys.find((row) => row.kind === kind)?.key ?? "";

  function client({ address = randomUUID(), key, flowType, jar }: ClientOptions = {}) {
    return createClient(url, key ?? keyOf("publishable"), {
      auth: {
        autoRefreshToken: false,
        persistSession: true,
        storage: memory(),
        flowType: flowType ?? "implicit",
        experimental: { recoveryCodes: true },
      },
      global: { headers: { "x-test-address": address }, ...(jar && { fetch: jar.fetch }) },
    });
  }

  async function mailTo(email: string): Promise<Mail> {
    const [mail] = await held.owner<{ kind: string; subject: string; body_text: string }[]>`
      select kind, subject, body_text from private.outbox
      where recipient = ${email} order by created_at desc limit 1`;
    if (!mail) throw new Error(`No mail to ${email}`);
    return {
      kind: mail.kind,
      subject: mail.subject,
      text: mail.body_text,
      link: /^http\S+$/m.exec(mail.body_text)?.[0] ?? "",
      code: /\b\d{6}\b/.exec(mail.body_text)?.[0] ?? "",
    };
  }

  async function member(email = `${randomUUID()}@clients.example`): Promise<Member> {
    const browser = client();
    await browser.auth.signUp({ email, password });
    const { code } = await mailTo(email);
    const { data, error } = await browser.auth.verifyOtp({ email, token: code, type: "signup" });
    if (error || !data.user) throw new Error("The member could not be made", { cause: error });
    return { client: browser, email, id: data.user.id };
  }

  return {
    ...held,
    url,
    keyring,
    publishableKey: keyOf("publishable"),
    secretKey: keyOf("secret"),
    unexpected,
    fetch: async (request) => app.fetch(request),
    mount: (path, routes) => void app.route(path, routes),
    client,
    mailTo,
    async mailCount(email) {
      const [row] = await held.owner<{ count: number }[]>`
        select count(*)::int as count from private.outbox where recipient = ${email}`;
      return row?.count ?? 0;
    },
    member,
    async staff() {
      const made = await member();
      await held.owner`select private.add_staff(${made.id}, '{admin}')`;
      // The role is in the next token.
      await made.client.auth.refreshSession();
      return made;
    },
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await held.drop();
    },
  };
}

/** Presses the button on the page behind a mail's link, and answers where that leads. */
export async function pressButton(link: string, jar?: CookieJar): Promise<URL> {
  const page = await (await fetch(link)).text();
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name ?? "",
    (value ?? "").replaceAll("&amp;", "&"),
  ]);
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? "";
  const answer = await (jar?.fetch ?? fetch)(new URL(action, link), {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { origin: new URL(link).origin },
  });
  return new URL(answer.headers.get("location") ?? "", link);
}

export function fragmentOf(target: URL): URLSearchParams {
  return new URLSearchParams(target.hash.slice(1));
}

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}
