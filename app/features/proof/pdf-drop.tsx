import { useState } from "react";
import { pdfWords } from "../../../content/proof.ts";
import type { Hex } from "../../../domain/proof/hex.ts";
import { sha256 } from "../../../domain/proof/sha256.ts";
import { FileDrop } from "./file-drop.tsx";

type PdfDropProps = {
  /** What the acceptance says. */
  signed: Hex;
};

/** Beside an acceptance: whether a PDF is the one that was signed. */
export function PdfDrop({ signed }: PdfDropProps) {
  const [taken, setTaken] = useState<{ name: string; isSigned: boolean }>();

  async function take([file]: readonly File[]) {
    if (!file) return;
    const hash = await sha256(new Uint8Array(await file.arrayBuffer()));
    setTaken({ name: file.name, isSigned: hash === signed });
  }

  return (
    <>
      <FileDrop
        {...pdfWords}
        accept=".pdf,application/pdf"
        taken={taken?.name}
        error={taken?.isSigned === false ? pdfWords.differs : undefined}
        onFiles={(files) => void take(files)}
      />
      <output className="block text-success not-empty:-mt-2 not-empty:mb-6">
        {taken?.isSigned && pdfWords.same}
      </output>
    </>
  );
}
