import type { Binding } from "./join-request.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Caller } from "../../runtime/database/types.ts";

/** One topic that a socket has joined, as whom, and what for. */
export type Channel = {
  topic: string;
  joinRef: string | null;
  caller: Caller;
  isPrivate: boolean;
  /** When it was joined: of what was committed before, nothing is told. */
  since: Snapshot;
  bindings: Binding[];
  broadcast: { self: boolean; ack: boolean; canRead: boolean; canWrite: boolean };
  /** While it is asked anew what may be read and written here: what comes meanwhile waits for the answer. */
  asking?: Promise<void>;
};

export function sessionOf({ claims }: Caller): string | null {
  const id = claims?.["session_id"];
  return typeof id === "string" ? id : null;
}

export function hasExpired({ claims }: Caller, now = Date.now()): boolean {
  const expiry = claims?.["exp"];
  return typeof expiry === "number" && expiry * 1000 <= now;
}

const texts = new WeakMap<object, string>();

/** A token's claims are the same object for as long as it is known, so each is written once. */
export function claimsText({ role, claims }: Caller): string {
  if (!claims) return `{"role":"${role}"}`;
  let text = texts.get(claims);
  if (text === undefined) texts.set(claims, (text = JSON.stringify(claims)));
  return text;
}
