import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { readConfig } from "../../server/config/config.ts";
import { serveSite } from "../../server/serve-site.ts";
import type { Started, Used } from "./messages.ts";

// One process for both, so that whatever else the machine does falls on both.
const config = readConfig({ ...process.env, PORT: "0", HOST: "127.0.0.1" });
const site = await serveSite(config, { logger: pino({ level: "info" }, { write: () => {} }) });

// The same library and nothing around it: no headers, id, log and counts of ours.
const alone = new Hono();
alone.get("/healthz", (c) => c.json({ status: "ok" }));
serve({ fetch: alone.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  const started: Started = { site: site.port, alone: port };
  process.send?.(started);
});

process.once("disconnect", () => process.exit(0));
process.on("message", (message) => {
  if (message === "stop") process.exit(0);
  const { user, system } = process.cpuUsage();
  // Not while time is measured: what is made next would be slower for a while.
  if (message === "collect") globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const used: Used = { cpu: (user + system) / 1000, rss, heap: heapUsed };
  process.send?.(used);
});
