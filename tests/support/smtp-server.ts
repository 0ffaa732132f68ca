import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

type ReceivedMail = { from: string; to: string[]; source: string };

export type SmtpServer = {
  url: string;
  received: ReceivedMail[];
  /** The next mails are turned away with this answer, until it is undefined. */
  refuseWith: string | undefined;
  /** What it says to an address, of those that it does not take. */
  unknown: Map<string, string>;
  /** Whole mails from here on get no answer, and do not count as received. */
  isHolding: boolean;
  /** How many it has left without one. */
  held: number;
  stop(): Promise<void>;
};

/** As much of RFC 5321 as a client that sends one mail needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    // A client that was killed.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    converse(socket, server);
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address: AddressInfo | string | null = listener.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true`,
    received,
    refuseWith: undefined,
    unknown: new Map(),
    isHolding: false,
    held: 0,
    async stop() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, "close");
    },
  };
  return server;
}

function converse(socket: Socket, server: SmtpServer): void {
  let mail: ReceivedMail = { from: "", to: [], source: "" };
  let isData = false;
  let rest = "";
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 test");
  socket.on("data", (chunk) => {
    rest += chunk.toString();
    for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (isData) takeData(line);
      else takeCommand(line);
    }
  });

  function takeData(line: string): void {
    if (line !== ".") {
      mail.source += `${line.replace(/^\./, "")}\r\n`;
      return;
    }
    isData = false;
    if (server.isHolding) {
      server.held += 1;
      return;
    }
    server.received.push(mail);
    say("250 taken");
  }

  function takeCommand(line: string): void {
    const command = line.slice(0, 4).toUpperCase();
    if (command === "MAIL") {
      mail = { from: addressIn(line), to: [], source: "" };
      say(server.refuseWith ?? "250 ok");
    } else if (command === "RCPT") {
      const refusal = server.unknown.get(addressIn(line));
      if (refusal === undefined) mail.to.push(addressIn(line));
      say(refusal ?? "250 ok");
    } else if (command === "DATA") {
      isData = true;
      say("354 go on");
    } else if (command === "QUIT") {
      socket.end("221 bye\r\n");
    } else {
      say("250 ok");
    }
  }
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? "";
}
