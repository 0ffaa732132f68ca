import { brand } from "../../../content/brand.ts";
import { certificateWords, verdictFacts } from "../../../content/proof.ts";
import { formatProofTime } from "./format-proof-time.ts";
import { HashText } from "./hash-text.tsx";
import { LitHash } from "./lit-hash.tsx";
import { QrCode } from "./qr-code.tsx";
import type { CertificateState } from "./use-certificate.ts";

type CertificateSheetProps = Omit<Extract<CertificateState, { kind: "proven" }>, "kind">;

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
    <article className="certificate">
      <header>
        <p className="certificate-brand">{brand.name}</p>
        <p>{certificateWords.eyebrow}</p>
      </header>
      <LitHash hash={hash} />
      <h1>
        <span>{certificateWords.heading}</span> {formatProofTime(anchored.time)}
      </h1>
      {title !== undefined && <p className="certificate-title">{title}</p>}
      <p className="certificate-statement">{certificateWords.statement}</p>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <HashText value={value} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{verdictFacts.block}</dt>
          <dd>
            {anchored.block.toLocaleString("en-GB")}, {verdictFacts.network.toLowerCase()}{" "}
            {proof.anchor.chainId}
          </dd>
        </div>
      </dl>
      <footer>
        <p>{certificateWords.limits}</p>
        <figure>
          <QrCode text={address} />
          <figcaption>
            <a href={address}>{certificateWords.scan}</a>
          </figcaption>
        </figure>
      </footer>
    </article>
  );
}
