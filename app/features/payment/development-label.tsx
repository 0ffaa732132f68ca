import { developmentChainId } from "../../../domain/payment/development-chain-id.ts";
import { developmentChain } from "../../../content/payment.ts";
import { Badge } from "../../ui/badge.tsx";

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
