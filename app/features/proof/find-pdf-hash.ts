import { acceptance } from "../../../domain/proposal/acceptance.ts";
import { type Hex, readHash } from "../../../domain/proof/hex.ts";

/** Of an acceptance.json: the fingerprint of the PDF that was signed with it. */
export function findPdfHash(text: string): Hex | undefined {
  try {
    const parsed = acceptance.safeParse(JSON.parse(text));
    return parsed.success ? readHash(parsed.data.proposal.pdf_sha256) : undefined;
  } catch {
    return undefined;
  }
}
