// node verify-proof.mjs <file.proof.json> <content.json> <RPC address> [publisher you expect]
// Checks a proof (proof-format.md) with nothing but Node 20, the two files and any Ethereum node.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [proofFile, contentFile, rpc, expected] = process.argv.slice(2);
check(rpc, "Use: node verify-proof.mjs <file.proof.json> <content.json> <RPC address> [publisher]");
const { format, content, path, root, anchor } = JSON.parse(readFileSync(proofFile, "utf8"));
check(format === "content-proof-1", `The format ${format} is not known here.`);

// 1. The content has this fingerprint: SHA-256 of its canonical form (RFC 8785).
const hash = sha256(canonical(JSON.parse(readFileSync(contentFile, "utf8"))));
check(hash === content.hash, `Not the same content: its fingerprint is ${hash}.`);

// 2. The path leads from the fingerprint to the root.
let node = sha256(Buffer.from(`00${hash.slice(2)}`, "hex"));
for (const sibling of path) {
  const [low, high] = node < sibling ? [node, sibling] : [sibling, node];
  node = sha256(Buffer.from(`01${low.slice(2)}${high.slice(2)}`, "hex"));
}
check(node === root, "The path does not lead to the root.");

// 3. The registry has an entry for the root under this publisher: entry(address,bytes32,bytes32).
const chainId = Number(await ask("eth_chainId", []));
check(chainId === anchor.chainId, `The node is on chain ${chainId}, not ${anchor.chainId}.`);
const words = [anchor.publisher, root, hash].map((word) => word.slice(2).padStart(64, "0"));
const call = { to: anchor.registry, data: `0x0728fda3${words.join("")}` };
const answer = (await ask("eth_call", [call, "latest"])).slice(2).match(/.{64}/g) ?? [];
const [time = 0, block, revoked] = answer.map((word) => Number(`0x${word}`));
check(time > 0, "The registry has no such entry.");
check(revoked === 0, "Its publisher has revoked or superseded it.");

// 4. The block is final, and the publisher is who you think it is.
const finalized = Number((await ask("eth_getBlockByNumber", ["finalized", false])).number);
check(block <= finalized, `Anchored in block ${block}, which is not final yet.`);
const isExpected = !expected || expected.toLowerCase() === anchor.publisher.toLowerCase();
check(isExpected, `It was anchored by ${anchor.publisher}.`);
const when = new Date(time * 1000).toISOString();
console.log(`It holds: in existence by ${when}, block ${block}, anchored by ${anchor.publisher}.`);

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const keys = Object.keys(value).toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)}}`;
}
function sha256(data) {
  return `0x${createHash("sha256").update(data).digest("hex")}`;
}
function check(isTrue, reason) {
  if (!isTrue) throw new Error(reason);
}
async function ask(method, params) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  const { result, error } = await (await fetch(rpc, { method: "POST", headers, body })).json();
  check(!error, `The node refused ${method}: ${error?.message}`);
  return result;
}
