import { certificateWords, verdictWords } from "../../../content/proof.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CertificateSheet } from "./certificate-sheet.tsx";
import { useCertificate } from "./use-certificate.ts";

/** The certificate to print. It shows only what has just been checked. */
export function Certificate() {
  const state = useCertificate();
  if (state.kind === "proven") {
    return (
      <div className="grid justify-items-center gap-10 px-4 pt-12 pb-24 print:p-0">
        <p className="flex items-center gap-8">
          <Button onClick={() => print()}>{certificateWords.print}</Button>
          <ButtonLink variant="quiet" to={`/verify#${state.verdict.hash}`} reloadDocument>
            {certificateWords.back}
          </ButtonLink>
        </p>
        <CertificateSheet {...state} />
      </div>
    );
  }
  const { heading, line } = explain(state);
  return (
    <div className="page-gutter py-24" aria-live="polite">
      <h1 className="max-w-[18ch] text-title">{heading}</h1>
      <p className="mt-6 max-w-[52ch] text-lead text-mist">{line}</p>
      <p className="mt-10">
        <a className="text-link py-2" href="/verify">
          {certificateWords.back}
        </a>
      </p>
    </div>
  );
}

function explain(state: Exclude<ReturnType<typeof useCertificate>, { kind: "proven" }>) {
  if (state.kind === "missing") {
    return { heading: certificateWords.unproven, line: certificateWords.missing };
  }
  return state.kind === "checking" ? verdictWords.checking : verdictWords[state.verdict.name];
}
