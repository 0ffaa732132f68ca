import { readFileSync } from "node:fs";
import type { ConnectionOptions as TlsOptions } from "node:tls";

/** Where a PostgreSQL listens and as whom to enter; what postgres.js takes, and no more. */
export type ConnectionOptions = {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
  ssl?: false | "prefer" | "require" | TlsOptions;
  /** Settings sent at the start of each connection, such as `role`. */
  connection?: Record<string, string>;
  /** Through a pooler that lends a server for a transaction: nothing may be left in one for later, such as a prepared statement. */
  isPooled?: true;
};

const passedOn = ["application_name", "options", "search_path"];

/** Reads a `postgres://` address with libpq's TLS parameters. A socket folder is given as `?host=/folder`. */
export function parseConnectionUrl(address: string): ConnectionOptions {
  const url = readUrl(address);
  const given = url.searchParams;
  const user = decodeURIComponent(url.username) || given.get("user") || "postgres";
  const password = decodeURIComponent(url.password) || given.get("password");
  const startup = passedOn.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const host =
    given.get("host") ?? (decodeURIComponent(url.hostname).replace(/^\[|\]$/g, "") || "localhost");
  return {
    host,
    port: Number(url.port || given.get("port") || 5432),
    user,
    database: decodeURIComponent(url.pathname.slice(1)) || user,
    ...(password ? { password } : {}),
    // A socket needs no encryption and offers none.
    ssl: host.startsWith("/") ? false : readTls(given, host),
    ...(startup.length > 0 ? { connection: Object.fromEntries(startup) } : {}),
  };
}

function readUrl(address: string): URL {
  if (!/^postgres(ql)?:\/\//.test(address)) {
    throw new Error("DATABASE_URL must start with postgres:// or postgresql://");
  }
  // libpq allows a user without a host, for sockets; URLs do not.
  const complete = address.replace(/^([a-z]+:\/\/[^/?]*@)(?=[/?]|$)/, "$1localhost");
  const url = URL.parse(complete);
  // The address itself is not repeated: it holds a password.
  if (!url) throw new Error("DATABASE_URL is not a valid address.");
  return url;
}

function readTls(given: URLSearchParams, host: string): NonNullable<ConnectionOptions["ssl"]> {
  const rootCertificate = given.get("sslrootcert");
  const mode = given.get("sslmode") ?? (rootCertificate ? "verify-full" : "prefer");
  const files: TlsOptions = {
    ...readFile("ca", rootCertificate === "system" ? null : rootCertificate),
    ...readFile("cert", given.get("sslcert")),
    ...readFile("key", given.get("sslkey")),
  };
  switch (mode) {
    case "disable":
      return false;
    case "allow":
    case "prefer":
      return "prefer";
    case "require":
      // As libpq does: with a root certificate at hand, require means verify-ca.
      return rootCertificate
        ? { ...files, checkServerIdentity: () => undefined }
        : { ...files, rejectUnauthorized: false };
    case "verify-ca":
      return { ...files, checkServerIdentity: () => undefined };
    case "verify-full":
      // The host by name: for an IP address Node would otherwise compare with "localhost".
      return { ...files, rejectUnauthorized: true, host };
    default:
      throw new Error(
        `DATABASE_URL: sslmode must be disable, prefer, require, verify-ca or verify-full, not ${mode}`,
      );
  }
}

function readFile(option: "ca" | "cert" | "key", path: string | null): TlsOptions {
  return path ? { [option]: readFileSync(path, "utf8") } : {};
}
