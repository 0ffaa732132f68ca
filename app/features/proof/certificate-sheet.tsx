import type { ReactNode } from "react";
import { brand } from "../../../content/brand.ts";
import { certificateWords, verdictFacts } from "../../../content/proof.ts";
import { formatProofTime } from "./format-proof-time.ts";
import { HashText } from "./hash-text.tsx";
import { LitHash } from "./lit-hash.tsx";
import type { CertificateState } from "./use-certificate.ts";
import { encode } from "uqr";

type CertificateSheetProps = Omit<Extract<CertificateState, { kind: "proven" }>, "kind">;

/** In the proportions of A4, so that the screen shows what the printer makes. */
export function CertificateSheet({ verdict, title }: CertificateSheetProps) {
  const { hash, proof, anchored } = verdict;
  const address = `${location.origin}/verify#${hash}`;
  const facts = [
    [verdictFacts.fingerprint, hash],
    [verdictFacts.publisher, proof.anchor.publisher],
    [verdictFacts.registry, proof.anchor.registry],
    [verdictFacts.transaction, proof.anchor.transaction],
  ] as const;
  return (
    <article
      data-print-alone
      className="flex w-[min(100%,50rem)] flex-col gap-[clamp(1.25rem,3.2vw,2.25rem)] bg-sheet p-[clamp(1.5rem,7vw,4.5rem)] text-ink md:min-h-[70.7rem] print:min-h-0 print:w-full print:bg-transparent print:p-0 print:[page:certificate]"
    >
      <header className="flex justify-between gap-4 text-small/body">
        <p className="font-display font-stretch-125%">{brand.name}</p>
        <p>{certificateWords.eyebrow}</p>
      </header>
      <LitHash hash={hash} look="paper" />
      <h1 className="max-w-[18ch] text-certificate leading-[1.08]">
        <span className="mb-2 block font-sans text-body/[1.08] font-stretch-normal tracking-normal">
          {certificateWords.heading}
        </span>{" "}
        {formatProofTime(anchored.time)}
      </h1>
      {title !== undefined && <p className="font-display text-heading/body">{title}</p>}
      <p className="max-w-[54ch]">{certificateWords.statement}</p>
      <dl>
        {facts.map(([term, value]) => (
          <Fact key={term} term={term}>
            <HashText value={value} />
          </Fact>
        ))}
        <Fact term={verdictFacts.block}>
          {anchored.block.toLocaleString("en-GB")}, {verdictFacts.network.toLowerCase()}{" "}
          {proof.anchor.chainId}
        </Fact>
      </dl>
      <footer className="mt-auto flex items-end justify-between gap-8 text-small/body text-ink-faint print:mt-8">
        <p className="max-w-[38ch]">{certificateWords.limits}</p>
        <figure className="w-32 flex-none text-ink">
          <QrCode text={address} />
          <figcaption className="mt-2 text-right">
            <a href={address}>{certificateWords.scan}</a>
          </figcaption>
        </figure>
      </footer>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-ink/20 py-2.5 text-small/body min-[40rem]:grid-cols-[7.5rem_minmax(0,1fr)]">
      <dt className="text-ink-faint">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** One path for all dark modules: crisp on paper at any size. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
