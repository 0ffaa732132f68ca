import type { Anchor } from "../../../../domain/proof/anchor.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";
import { saveText } from "../../file/save-file.ts";

/** Null until the anchor is final, and where a backend keeps no proofs. */
export function findProof(anchor: Anchor | undefined): object | undefined {
  const proof = anchor?.proof;
  return typeof proof === "object" && proof !== null ? proof : undefined;
}

export function downloadCampaignProof(campaign: Pick<Campaign, "title">, proof: object) {
  const text = `${JSON.stringify(proof, undefined, 2)}\n`;
  saveText(`${nameFile(campaign.title)}.proof.json`, text, "application/json");
}

/** Byte for byte what was anchored: a checker holds this file beside the proof. */
export function downloadContent(campaign: Pick<Campaign, "title">, content: string) {
  saveText(`${nameFile(campaign.title)}.content.json`, content, "application/json");
}

/** What every file system takes. */
export function nameFile(title: string): string {
  const name = title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, "");
  return name || "campaign";
}
