import { developmentChain } from "../../content/payment.ts";
import { Badge } from "../components/ui/badge.tsx";
import { developmentChainId } from "./wallet/chains.ts";

/** Stands wherever money is shown that is none. */
export function DevelopmentLabel({ chainId }: { chainId: number }) {
  if (chainId !== developmentChainId) return null;
  return (
    <p className="mt-4 text-small text-mist">
      <Badge variant="outline" className="mr-2">
        {developmentChain.label}
      </Badge>{" "}
      {developmentChain.note}
    </p>
  );
}
