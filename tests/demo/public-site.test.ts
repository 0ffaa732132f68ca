import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createDataDirectory,
  launchProduct,
  removeDataDirectory,
  startProduct,
  type Product,
} from "../support/product.ts";
import { send } from "../support/send.ts";
import { demoAccounts } from "../../server/http/demo-accounts.ts";

const variables = { SITE_URL: "https://kinolume.example" };

describe("a fresh start with a public SITE_URL", () => {
  const dataDirectory = createDataDirectory();
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(dataDirectory, variables);
  });
  afterAll(() => removeDataDirectory(dataDirectory));

  it.each(demoAccounts)("knows no $email", async ({ email, password }) => {
    const answer = await send(`${product.url}/auth/v1/token?grant_type=password`, {
      json: { email, password },
    });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ error_code: "invalid_credentials" });
  });

  it.each(["127.0.0.1", "localhost", "kinolume.example"])(
    "has no mailbox, not even for Host %s",
    async (host) => {
      const answer = await send(`${product.url}/mailbox`, { headers: { host } });
      expect(answer.status).toBe(404);
    },
  );

  it("asks browsers to come by HTTPS only", async () => {
    const answers = await Promise.all(
      ["/", "/rest/v1/pr_packages", "/mailbox"].map((path) => send(`${product.url}${path}`)),
    );
    for (const { headers } of answers) {
      expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8,}/);
    }
  });

  it("says nothing of demo accounts or a mailbox when it is ready", () => {
    expect(product.output()).not.toMatch(/demo|mailbox/i);
  });

  it("refuses to be told to seed them", async () => {
    const start = await launchProduct(dataDirectory, { ...variables, SEED_DEMO: "on" });
    const { code, stderr } = await start.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^SEED_DEMO is "on" [^\n]*loopback[^\n]*\n$/);
  });
});
