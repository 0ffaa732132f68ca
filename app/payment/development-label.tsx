import { developmentChain } from "../../content/payment.ts";
import { Badge } from "../components/ui/badge.tsx";
import { developmentChainId } from "./wallet/chains.ts";

/** Stands wherever money is shown that is none. */
export function DevelopmentLabel({ chainId }: { chainId: number }) {
  if (chainId !== developmentChainId) return null;
  return (
    <p className="till-development">
      <Badge variant="outline">{developmentChain.label}</Badge> {developmentChain.note}
    </p>
  );
}
