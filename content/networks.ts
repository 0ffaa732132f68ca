/** What the chains are called wherever money is shown. */
export const networkNames = {
  mainnet: "Ethereum",
  sepolia: "Sepolia test network",
  development: "development chain",
  other: (chainId: number) => `chain ${chainId}`,
} as const;
