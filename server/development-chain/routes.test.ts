import { describe, expect, it } from "vitest";
import { socketFrom } from "../testing/socket-from.ts";
import { developmentChainRoutes } from "./routes.ts";
import { refused, unknownMethod } from "./rpc-error.ts";

const siteUrl = "http://127.0.0.1:3000";
const app = developmentChainRoutes({
  siteUrl,
  async request({ method, params }) {
    if (method === "echo") return params ?? "nothing";
    if (method === "eth_sendRawTransaction") throw refused("nonce too low");
    throw unknownMethod(method);
  },
});

async function post(body: unknown, headers: Record<string, string> = {}, routes = app) {
  const request = {
    method: "POST",
    headers: { host: "127.0.0.1:3000", "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
  const response = await routes.request("/", request, socketFrom("127.0.0.1"));
  const text = await response.text();
  return { status: response.status, body: response.status === 200 ? JSON.parse(text) : text };
}

describe("the development chain over HTTP", () => {
  it("answers one call, and a batch in its order", async () => {
    const call = { jsonrpc: "2.0", id: 1, method: "echo" };
    expect((await post(call)).body).toEqual({ jsonrpc: "2.0", id: 1, result: "nothing" });
    const { body } = await post([
      { ...call, id: "a", params: [1] },
      { ...call, id: 2, method: "eth_sendRawTransaction" },
      { ...call, id: 3, method: "eth_unknown" },
      7,
    ]);
    expect(body).toEqual([
      { jsonrpc: "2.0", id: "a", result: [1] },
      { jsonrpc: "2.0", id: 2, error: { code: -32_000, message: "nonce too low" } },
      { jsonrpc: "2.0", id: 3, error: expect.objectContaining({ code: -32_601 }) },
      { jsonrpc: "2.0", id: null, error: { code: -32_600, message: "invalid request" } },
    ]);
    expect((await post("{")).body.error.code).toBe(-32_600);
    expect((await post([])).body.error.code).toBe(-32_600);
  });

  it("is not there for anybody but this machine", async () => {
    const call = { id: 1, method: "echo" };
    expect((await post(call, { host: "kinolume.example" })).status).toBe(404);
    expect((await post(call, { "x-forwarded-for": "203.0.113.7" })).status).toBe(404);
    const elsewhere = developmentChainRoutes({
      siteUrl: "https://kinolume.example",
      request: async () => "",
    });
    expect((await post(call, {}, elsewhere)).status).toBe(404);
  });

  it("takes nothing that another site's page could send unasked", async () => {
    const type = { "content-type": "text/plain" };
    expect((await post({ id: 1, method: "echo" }, type)).status).toBe(415);
  });
});
