import type { Drawn } from "./sketch.ts";

/** What to type to send it again; names such as `~ada.projects~` stand for ids and keys of the run. */
export function describeRequest(request: Drawn): string {
  if ("frames" in request) {
    const { caller, version, frames } = request;
    const said = frames.map(({ text, isBinary }) => `${isBinary ? "(binary) " : ""}${quote(text)}`);
    return `as ${caller}, on /realtime/v1/websocket?vsn=${version}:\n${said.join("\n")}`;
  }
  const { caller, method, target, headers, body, transport } = request;
  const words = [
    `curl -i --path-as-is -X ${quote(method)}`,
    quote(`http://localhost:3000${target}`),
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-binary ${quote(body)}`]),
  ];
  return `as ${caller}, ${transport}:\n${words.join(" \\\n  ")}`;
}

const shownLength = 2000;

/** For a shell: every byte that is no plain character as \xNN. */
function quote(bytes: string): string {
  const cut = bytes.length > shownLength ? `…(${bytes.length} bytes)` : "";
  const escaped = bytes
    .slice(0, shownLength)
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "\\'")
    .replaceAll(
      /[^\x20-\x7e]/g,
      (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, "0")}`,
    );
  return /[\\]/.test(escaped) ? `$'${escaped}${cut}'` : `'${escaped}${cut}'`;
}
