/** Stands beside every price. */
export const vatMark = "excl. VAT";

export type PrPackage = {
  id: "basic-pr" | "professional-pr" | "enterprise-pr";
  name: string;
  price_gbp: number;
  features: readonly string[];
  description: string;
  icon: "megaphone" | "newspaper" | "shield-check";
};

export const prPackages: readonly PrPackage[] = [
  {
    id: "basic-pr",
    name: "Basic PR",
    price_gbp: 500,
    description: "One announcement, written well and provably yours.",
    features: [
      "One press release, written and edited",
      "Fingerprint anchored on Ethereum",
      "Proof file anyone can check",
    ],
    icon: "megaphone",
  },
  {
    id: "professional-pr",
    name: "Professional PR",
    price_gbp: 1500,
    description: "A launch told over several weeks, in more than one voice.",
    features: [
      "Everything in Basic PR",
      "Messages and audience set out before the writing",
      "Social versions of every release",
      "Reach, mentions and sentiment in your dashboard",
    ],
    icon: "newspaper",
  },
  {
    id: "enterprise-pr",
    name: "Enterprise PR",
    price_gbp: 5000,
    description: "A campaign with film in it, for news that has to hold up under questions.",
    features: [
      "Everything in Professional PR",
      "A short campaign film",
      "Every release verified as it is published",
      "Crisis statements prepared in advance",
    ],
    icon: "shield-check",
  },
];

/** What a package is called; its id is nobody's to read, even once it is offered no more. */
/** What a payment in ETH is for. */
export function namePayment(payment: {
  package_id: string | null;
  invoice_number?: string | null | undefined;
}): string {
  return payment.package_id === null
    ? (payment.invoice_number ?? "An invoice")
    : namePackage(payment.package_id);
}

export function namePackage(packageId: string): string {
  return prPackages.find(({ id }) => id === packageId)?.name ?? "A package no longer offered";
}
