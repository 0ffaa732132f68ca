import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createCompanyOf, removeMember } from "../support/create-company.ts";
import type { Person } from "../support/create-person.ts";
import { startRealtimeApp, type RealtimeApp } from "./realtime-app.ts";

const companies = 60;
const changes = 200;

type Listener = { company: string; socket: WebSocket; heard: string[] };

let app: RealtimeApp;
let url: string;
beforeAll(async () => {
  app = await startRealtimeApp();
  ({ url } = await app.startNode({ socketsPerNetwork: 2000 }));
});
afterAll(async () => {
  await app.stop();
  expect(app.unexpected).toEqual([]);
  expect(app.gaps).toEqual([]);
});

async function listen(person: Person, company: string): Promise<Listener> {
  const address = `${url.replace("http", "ws")}/realtime/v1/websocket?apikey=anon-key&vsn=2.0.0`;
  const socket = new WebSocket(address);
  const heard: string[] = [];
  const { promise: joined, resolve } = Promise.withResolvers<void>();
  socket.on("message", (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : "";
    if (text.includes("Subscribed to PostgreSQL")) resolve();
    const [, body] = /"body": ?"(\w+)"/.exec(text) ?? [];
    if (body) heard.push(body);
  });
  await once(socket, "open");
  const postgres_changes = [{ event: "INSERT", schema: "public", table: "messages" }];
  const payload = { access_token: person.id, config: { postgres_changes } };
  socket.send(JSON.stringify(["1", "1", "realtime:many", "phx_join", payload]));
  await joined;
  return { company, socket, heard };
}

it("hundreds of listeners hear each change of their company once, in order, and whoever is removed none after that", async () => {
  const listeners: Listener[] = [];
  const leaving: { person: Person; company: string; listener: Listener }[] = [];
  const ids: string[] = [];
  for (let number = 0; number < companies; number += 1) {
    const { id, people } = await createCompanyOf(app.owner, () => app.person());
    ids.push(id);
    for (const person of Object.values(people)) listeners.push(await listen(person, id));
    const person = people.viewer;
    const listener = listeners.find(({ company }) => company === id) ?? expect.fail();
    leaving.push({ person, company: id, listener });
  }
  const staff = await listen(await app.person({ staff: true }), "");
  const written = new Map(ids.map((id): [string, string[]] => [id, []]));
  const write = async (from: number) => {
    for (let number = from; number < from + changes; number += 1) {
      const id = ids[(number * 7) % ids.length] ?? "";
      await app.owner`insert into messages (company_id, body) values (${id}, ${`n${number}`})`;
      written.get(id)?.push(`n${number}`);
    }
  };
  await write(0);
  const before = new Map([...written].map(([id, bodies]) => [id, [...bodies]]));
  // Without waiting: what was told before is on its way while they are removed.
  for (const { person, company } of leaving)
    await removeMember(app.owner, { companyId: company, person });
  await write(changes);

  const polling = { timeout: 60_000, interval: 100 };
  await expect.poll(() => staff.heard.length, polling).toBe(2 * changes);
  expect(staff.heard).toEqual(Array.from({ length: 2 * changes }, (_, number) => `n${number}`));
  const staying = listeners.filter((each) => leaving.every(({ listener }) => listener !== each));
  expect(staying).toHaveLength(3 * companies);
  for (const { company, heard } of staying) {
    await expect.poll(() => heard, polling).toEqual(written.get(company));
  }
  for (const { company, listener } of leaving) {
    const told = before.get(company) ?? [];
    // A prefix: what was judged after the removal is not told, even where it was written before.
    expect(listener.heard).toEqual(told.slice(0, listener.heard.length));
  }
  for (const { socket } of [...listeners, staff]) socket.terminate();
});
