import type { Proof } from "../../domain/anchor/proof.ts";

export function downloadProof(proof: Proof): void {
  const text = `${JSON.stringify(proof, null, 2)}\n`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${proof.content.hash.slice(2, 18)}.proof.json`;
  link.click();
  // Once the browser has taken it over.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
