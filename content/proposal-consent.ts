import { brand } from "./brand.ts";
import { formatLongDay } from "./dates.ts";
import { formatToThePenny } from "./money.ts";

export type Agreed = {
  title: string;
  clientName: string;
  /** The number of the version. */
  version: number;
  totalPence: number;
  /** The day of the terms. */
  termsVersion: string;
};

/** What somebody confirms of themselves. */
export function sayMayBind({ clientName }: Pick<Agreed, "clientName">): string {
  return `I may bind ${clientName}.`;
}

/** What is agreed to by signing. */
export function listConsents({ title, version, totalPence, termsVersion }: Agreed): string[] {
  return [
    `I accept version ${version} of the proposal ‘${title}’ with the options as chosen, for ${formatToThePenny(totalPence)} in all.`,
    `I accept the terms of ${brand.legalName} of ${formatLongDay(termsVersion)}.`,
    `My name and the code mailed to me are my signature. ${brand.name} keeps a record of who signed what, when and with which browser.`,
  ];
}

/** All of it, word for word as it stood beside the button: the consent of acceptance.json. */
export function listAgreedSentences(agreed: Agreed): string[] {
  return [sayMayBind(agreed), ...listConsents(agreed)];
}
