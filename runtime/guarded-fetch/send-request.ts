import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { FoundAddress } from "./find-addresses.ts";

type SendOptions = {
  addresses: FoundAddress[];
  headers: Record<string, string>;
  signal: AbortSignal;
};

/** One request to an address already resolved; redirects are the caller's affair. */
export function sendRequest(url: URL, options: SendOptions): Promise<IncomingMessage> {
  const { addresses, headers, signal } = options;
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      // No agent: a pooled connection would be to whatever the name meant before.
      { method: "GET", headers, agent: false, lookup: answerWith(addresses), signal },
      resolve,
    );
    request.once("error", reject);
    request.end();
  });
}

function answerWith(addresses: FoundAddress[]): LookupFunction {
  return (_name, options, callback) => {
    const [first] = addresses;
    if (options.all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}
