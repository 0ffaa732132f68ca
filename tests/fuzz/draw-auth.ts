import * as fc from "fast-check";
import { z } from "zod";
import { newUser } from "../../server/auth/create-user.ts";
import { linkRequest } from "../../server/auth/generate-link.ts";
import { deletion } from "../../server/auth/routes/admin-users.ts";
import { enrolBody } from "../../server/auth/routes/factors.ts";
import { bodySchema as inviteBody } from "../../server/auth/routes/invite.ts";
import { bodySchema as recoverBody } from "../../server/auth/routes/recover.ts";
import { bodySchema as codesBody } from "../../server/auth/routes/recovery-codes.ts";
import { bodySchema as resendBody } from "../../server/auth/routes/resend.ts";
import { bodySchema as signUpBody } from "../../server/auth/routes/sign-up.ts";
import { pkceBody, refreshBody } from "../../server/auth/routes/token.ts";
import { bodySchema as updateBody } from "../../server/auth/routes/update-user.ts";
import { bodySchema as codeBody } from "../../server/auth/routes/verify-factor.ts";
import { fieldsSchema as linkFields } from "../../server/auth/routes/verify-link.ts";
import { bodySchema as recoveryCodeBody } from "../../server/auth/routes/verify-recovery-code.ts";
import { bodySchema as verifyBody } from "../../server/auth/routes/verify.ts";
import { bodySchema as passwordBody } from "../../server/auth/sign-in-with-password.ts";
import { userChanges } from "../../server/auth/update-account.ts";
import { drawBySchema, type KnownTexts } from "./draw-by-schema.ts";
import * as hostile from "./hostile-values.ts";
import type { JsonText } from "./json-text.ts";
import type { Body, CallerName, Pair, Sketch } from "./sketch.ts";
import { writeText } from "./typed-values.ts";

type Endpoint = {
  weight?: number;
  method: string;
  path: string;
  query?: Record<string, readonly string[]>;
  body?: z.core.$ZodType;
  caller?: CallerName;
  /** Sent as a page's form. */
  isForm?: boolean;
};

const back = { redirect_to: ["/dashboard", "https://elsewhere.example/", "//x", "javascript:1"] };

const admin = { caller: "service" } as const;

/** Where not every combination of a schema's fields is taken, those that are. */
const endpoints: Endpoint[] = [
  { method: "POST", path: "signup", query: back, body: signUpBody },
  {
    weight: 2,
    method: "POST",
    path: "token",
    query: { grant_type: ["password"] },
    body: passwordBody,
  },
  { method: "POST", path: "token", query: { grant_type: ["refresh_token"] }, body: refreshBody },
  { method: "POST", path: "token", query: { grant_type: ["pkce"] }, body: pkceBody },
  { method: "POST", path: "recover", query: back, body: recoverBody },
  { method: "POST", path: "resend", query: back, body: resendBody },
  {
    // The one that once closed the whole backend: whoever breaks it again is to hear of it with any seed.
    weight: 8,
    method: "POST",
    path: "verify",
    body: z.object({ type: z.string(), token_hash: z.string() }),
  },
  { method: "POST", path: "verify", body: verifyBody.required({ email: true, token: true }) },
  { method: "POST", path: "verify", body: verifyBody },
  { weight: 2, method: "POST", path: "verify", body: linkFields, isForm: true },
  { method: "GET", path: "verify", query: { type: ["signup", "recovery"], token: ["x"], ...back } },
  {
    method: "POST",
    path: "logout",
    query: { scope: ["global", "local", "others"] },
    // Nobody else's: an answer that is under way ends with its session.
    caller: "carol",
  },
  { method: "GET", path: "user" },
  { weight: 2, method: "PUT", path: "user", query: back, body: updateBody },
  { method: "POST", path: "invite", query: back, body: inviteBody },
  { method: "POST", path: "factors", body: enrolBody },
  { method: "POST", path: "factors/~own.factor~/challenge", body: z.object({}) },
  { method: "POST", path: "factors/~own.factor~/verify", body: codeBody },
  { method: "DELETE", path: "factors/~ada.id~" },
  { method: "GET", path: "factors/recovery-codes" },
  { method: "POST", path: "factors/recovery-codes", body: codesBody },
  { method: "DELETE", path: "factors/recovery-codes" },
  { method: "POST", path: "factors/recovery-codes/regenerate", body: codesBody },
  { method: "POST", path: "factors/recovery-codes/verify", body: recoveryCodeBody },
  ...["~spare.id~", "~nobody~"].flatMap((user): Endpoint[] => [
    { ...admin, method: "GET", path: `admin/users/${user}` },
    { ...admin, method: "PUT", path: `admin/users/${user}`, body: userChanges },
    { ...admin, method: "GET", path: `admin/users/${user}/factors` },
    { ...admin, method: "DELETE", path: `admin/users/${user}/factors/~nobody~` },
  ]),
  { ...admin, method: "GET", path: "admin/users", query: { page: ["1", "2"], per_page: ["5"] } },
  { ...admin, method: "POST", path: "admin/users", body: newUser },
  { ...admin, method: "DELETE", path: "admin/users/~spare.id~", body: deletion },
  { ...admin, method: "POST", path: "admin/generate_link", query: back, body: linkRequest },
  { method: "GET", path: "admin/users/~other.id~" },
  { method: "GET", path: "settings" },
  { method: "GET", path: "health" },
  { method: "GET", path: ".well-known/jwks.json" },
  { method: "GET", path: "authorize", query: { provider: ["google"] } },
];

export function drawAuth(known: KnownTexts): fc.Arbitrary<Sketch> {
  return fc.oneof(
    ...endpoints.map((endpoint) => ({
      weight: endpoint.weight ?? 1,
      arbitrary: drawEndpoint(endpoint, known),
    })),
  );
}

function drawEndpoint(endpoint: Endpoint, known: KnownTexts): fc.Arbitrary<Sketch> {
  const { method, path, query = {}, caller = null, body, isForm = false } = endpoint;
  const parameters = Object.entries(query).map(([name, values]) =>
    fc.tuple(fc.constant(name), hostile.orPrototypeName(fc.constantFrom(...values))),
  );
  const version = fc.constantFrom<Pair[][]>(
    [],
    [["x-supabase-api-version", "2024-01-01"]],
    [["origin", "https://elsewhere.example"]],
  );
  return fc.record({
    room: fc.constant("auth"),
    caller: fc.constant(caller),
    method: fc.constant(method),
    path: fc.constant(["auth", "v1", ...path.split("/")]),
    query: fc.tuple(...parameters),
    headers: version,
    body: body
      ? drawBySchema(body, known).map((json) => (isForm ? toForm(json) : { json }))
      : fc.constant(null),
  });
}

function toForm(json: JsonText): Body {
  const pairs = "pairs" in json ? json.pairs : [];
  return { form: pairs.map(([name, value]) => [name, writeText(value)]) };
}
