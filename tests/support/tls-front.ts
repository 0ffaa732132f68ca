import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, connect, type Socket } from "node:net";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";

const folder = join(import.meta.dirname, "tls");
/** For `localhost` and 127.0.0.1, good for a hundred years and for these tests alone. */
export const certificate = join(folder, "certificate.pem");
export const strangersCertificate = join(folder, "stranger.pem");

/** PostgreSQL behind a port of loopback, which offers encryption or declines it; counts what came encrypted. */
export async function openTlsFront(behind: ConnectionOptions, offers: "tls" | "plain") {
  const keys = { key: readFileSync(join(folder, "key.pem")), cert: readFileSync(certificate) };
  const sockets = new Set<Socket>();
  let encrypted = 0;

  async function accept(socket: Socket) {
    sockets.add(socket);
    socket.on("error", () => undefined);
    const [first]: Buffer[] = await once(socket, "data");
    // An SSLRequest is eight bytes long; a start without it goes through as it is.
    const asks = first?.length === 8;
    if (asks) socket.write(offers === "tls" ? "S" : "N");
    if (asks && offers === "tls") encrypted += 1;
    const clear =
      asks && offers === "tls" ? new TLSSocket(socket, { isServer: true, ...keys }) : socket;
    const server = connectTo(behind);
    sockets.add(server);
    for (const end of [clear, server]) end.on("error", () => undefined);
    if (!asks && first) server.write(first);
    clear.pipe(server).pipe(clear);
  }

  const front = createServer((socket) => void accept(socket));
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  const address = front.address();
  return {
    port: typeof address === "object" ? (address?.port ?? 0) : 0,
    countEncrypted: () => encrypted,
    async close() {
      for (const socket of sockets) socket.destroy();
      front.close();
      await once(front, "close");
    },
  };
}

function connectTo({ host, port }: ConnectionOptions): Socket {
  return host.startsWith("/") ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
}
