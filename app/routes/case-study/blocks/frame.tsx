import type { BlockOf } from "../../../../content/case-studies/blocks.ts";
import { WideFrame } from "../../../ui/wide-frame.tsx";

export function Frame({ asset, caption }: BlockOf<"frame">) {
  return (
    <figure>
      <WideFrame asset={asset} />
      <figcaption className="page-gutter pt-4 text-small text-mist">{caption}</figcaption>
    </figure>
  );
}
