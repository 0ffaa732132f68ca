import { REALTIME_SUBSCRIBE_STATES } from "@supabase/supabase-js";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPublishableKey, signInToDemo } from "../support/demo-session.ts";
import {
  createDataDirectory,
  removeDataDirectory,
  startDevelopment,
  type Product,
} from "../support/product.ts";

const dataDirectory = createDataDirectory();
let product: Product;
beforeAll(async () => {
  product = await startDevelopment(dataDirectory);
});
afterAll(async () => {
  await product.stop();
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

  it("leaves Vite its own socket", async () => {
    const socket = new WebSocket(product.url.replace("http", "ws"), "vite-ping");
    await once(socket, "open");
    socket.close();
  });
});
