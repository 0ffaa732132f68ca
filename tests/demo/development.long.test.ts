import { REALTIME_SUBSCRIBE_STATES } from "@supabase/supabase-js";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyPreparedData } from "../support/copy-prepared-data.ts";
import { readPublishableKey, signInToDemo } from "../support/demo-session.ts";
import {
  readPostgresPid,
  removeDataDirectory,
  startDevelopment,
  type Product,
} from "../support/product.ts";
import { send } from "../support/send.ts";

const dataDirectory = copyPreparedData();
let product: Product;
beforeAll(async () => {
  product = await startDevelopment(dataDirectory);
});
afterAll(async () => {
  await product.stop();
  // It takes its database with it.
  expect(readPostgresPid(dataDirectory)).toBeNull();
  removeDataDirectory(dataDirectory);
});

describe("the development server", () => {
  it("is live, as the product is", async () => {
    const key = await readPublishableKey(dataDirectory);
    const client = await signInToDemo(product.url, key, "client");
    await client.realtime.setAuth();
    const heard: unknown[] = [];
    const { promise: status, resolve } = Promise.withResolvers<string>();
    client
      .channel("mine")
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "messages" }, (change) =>
        heard.push(change.new["body"]),
      )
      .subscribe(resolve);
    expect(await status).toBe(REALTIME_SUBSCRIBE_STATES.SUBSCRIBED);
    await client.from("messages").insert({ body: "Good morning" });
    await expect.poll(() => heard).toEqual(["Good morning"]);
    await client.removeAllChannels();
  });

  it("has the style guide, which no build has, and the modules that it starts with", async () => {
    // The first page, for which every module of the app is prepared.
    const timeout = { timeoutMilliseconds: 90_000 };
    const { status, body } = await send(`${product.url}/styleguide`, timeout);
    expect(status).toBe(200);
    expect(body).toContain("<title>Style guide</title>");
    const modules = [...new Set(body.match(/\/app\/[\w./-]+\.tsx/g))];
    expect(modules).toEqual(
      expect.arrayContaining(["/app/root.tsx", "/app/routes/styleguide.tsx"]),
    );
    for (const path of modules) {
      const { headers, ...module } = await send(`${product.url}${path}`, timeout);
      expect(module.status, path).toBe(200);
      expect(headers["content-type"], path).toBe("text/javascript");
    }
  });

  it("leaves Vite its own socket", async () => {
    const socket = new WebSocket(product.url.replace("http", "ws"), "vite-ping");
    await once(socket, "open");
    socket.close();
  });
});
