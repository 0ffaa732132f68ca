import { blockWords } from "../../../../content/proposal.ts";
import { NewTabMark } from "../../../ui/new-tab-mark.tsx";
import { HashText } from "../../proof/hash-text.tsx";
import { useShownProposal } from "../proposal.ts";

export function Terms() {
  const { content, hash } = useShownProposal().opened;
  return (
    <>
      <p className="max-w-prose text-lead">{blockWords.terms(content.terms_version)}</p>
      <p className="mt-6">
        <a className="text-link" href="/terms" target="_blank" rel="noopener">
          {blockWords.readTerms}
          <NewTabMark />
        </a>
      </p>
      {hash !== "" && (
        <dl className="mt-8 text-small">
          <dt className="text-mist">{blockWords.fingerprint}</dt>
          <dd className="mt-1 text-mist">
            <HashText value={hash} />
          </dd>
        </dl>
      )}
    </>
  );
}
