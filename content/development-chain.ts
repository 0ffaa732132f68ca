/** The transaction page of the development chain, which only this machine sees. */
export const transactionPage = {
  title: "Transaction",
  introduction:
    "On the development chain of this machine. Its money is play money; nothing here is on a public network.",
  missing: "There is no such transaction on this chain.",
  malformed: "A transaction hash is 0x followed by 64 digits from 0 to 9 and a to f.",
  states: {
    waiting: "Waiting for a block",
    failed: "Failed",
    included: "In a block, not final yet",
    final: "Final",
  },
  labels: {
    hash: "Hash",
    state: "State",
    block: "Block",
    time: "Time",
    from: "From",
    to: "To",
    value: "Value",
    fee: "Network fee",
  },
  created: "a new contract",
} as const;
