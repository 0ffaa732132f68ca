import type { Context } from "hono";
import type { ServerEnv } from "./request-id.ts";

/**
 * Says before a read how far the node had heard by then. Whoever begins to follow changes afterwards names the earliest of
 * these, and learns whether they have to read again.
 */
export const sayHeard: (context: Context, heard: (() => string) | undefined) => void = (
  { env }: Context<ServerEnv>,
  heard,
) => {
  if (heard) env?.outgoing?.setHeader("x-heard-changes", heard());
};
