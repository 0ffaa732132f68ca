import type { Proof } from "../../../domain/proof/proof.ts";
import { saveText } from "../file/save-file.ts";

export function downloadProof(proof: Proof): void {
  const text = `${JSON.stringify(proof, null, 2)}\n`;
  saveText(`${proof.content.hash.slice(2, 18)}.proof.json`, text, "application/json");
}
