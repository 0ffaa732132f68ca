import type { Chain } from "../chain/chain.ts";
import type { ServiceContext } from "../context.ts";

/** Where payments are on. */
export type PaymentContext = ServiceContext & { chain: Chain };
