import type { Chain } from "../../../services/chain/chain.ts";
import type { Handler } from "../_shared/define-function.ts";
import { createHostedContext } from "./context.ts";

/** Answers requests on a platform that runs functions by themselves. */
export function serve(handler: Handler, findChain?: () => Chain | null): void {
  Deno.serve((request) => handler(request, createHostedContext(request, findChain)));
}
