import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

export type Load = {
  port: number;
  path: string;
  headers: Record<string, string>;
  status: number;
  connections: number;
  /** Until so many have been answered, or so many seconds are over. */
  amount?: number;
  seconds?: number;
};

/**
 * Asks for one address again and again, on each connection as soon as the answer before is there. Counts bytes instead
 * of reading headers: a client that costs more than the server would leave it waiting, and each time it woke up
 * would count as a cost of the request.
 */
export async function load(given: Load): Promise<{ total: number; seconds: number }> {
  const { port, path, headers, connections, amount = Infinity, seconds = Infinity } = given;
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`);
  const length = await measureAnswer(port, request);
  const wanted = Buffer.from(`HTTP/1.1 ${given.status} `);

  let total = 0;
  let isOver = false;
  const started = performance.now();
  const talk = async () => {
    const socket: Socket = connect({
      port,
      host: "127.0.0.1",
      noDelay: true,
      onread: { buffer: Buffer.allocUnsafe(256 * 1024), callback: take },
    });
    let missing = length;
    function take(read: number, buffer: Uint8Array): boolean {
      if (missing === length && wanted.compare(buffer, 0, wanted.length) !== 0) {
        socket.destroy(new Error(`${path}: ${Buffer.from(buffer.subarray(0, 12)).toString()}`));
        return false;
      }
      missing -= read;
      if (missing < 0) socket.destroy(new Error(`${path}: an answer of another length`));
      if (missing !== 0) return true;
      missing = length;
      total += 1;
      if (isOver || total + connections > amount) socket.end();
      else socket.write(request);
      return true;
    }
    const closed = once(socket, "close");
    socket.write(request);
    await closed;
  };
  const talks = Promise.all(Array.from({ length: connections }, talk));
  if (Number.isFinite(seconds)) await wait(seconds * 1000);
  isOver = Number.isFinite(seconds);
  await talks;
  return { total, seconds: (performance.now() - started) / 1000 };
}

/** Bytes of a whole answer, which is as long each time: ids and dates are. */
async function measureAnswer(port: number, request: Buffer): Promise<number> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.write(request);
  let answer = "";
  while (!answer.includes("\r\n\r\n")) {
    answer += Buffer.from((await once(socket, "data"))[0]).toString("latin1");
  }
  socket.destroy();
  const head = answer.slice(0, answer.indexOf("\r\n\r\n") + 4);
  const body = /^content-length: (\d+)\r\n/im.exec(head)?.[1];
  if (body === undefined && !head.startsWith("HTTP/1.1 304 ")) {
    throw new Error(`nothing says how long an answer is: ${head}`);
  }
  return head.length + Number(body ?? 0);
}
