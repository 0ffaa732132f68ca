/** The smallest step of an amount that is shown: a millionth of an ETH. */
export const weiPerMicroEther = 10n ** 12n;
const weiPerEther = 10n ** 18n;

/** With six decimals, or as many more as it takes to be exact. */
export function formatEtherAmount(wei: bigint): string {
  const fraction = String(wei % weiPerEther).padStart(18, "0");
  const rest = fraction.slice(6).replace(/0+$/, "");
  return `${wei / weiPerEther}.${fraction.slice(0, 6)}${rest}`;
}

/** What a wallet reads from the QR code (EIP-681); the value is in wei. */
export function formatPaymentLink(payment: {
  receivingAddress: string;
  chainId: number;
  amountWei: bigint;
}): string {
  const { receivingAddress, chainId, amountWei } = payment;
  return `ethereum:${receivingAddress}@${chainId}?value=${amountWei}`;
}
