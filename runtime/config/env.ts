import process from "node:process";

/** A setting, in Node and in Deno; empty counts as absent. */
export function env(name: string): string | undefined {
  return process.env[name] || undefined;
}
