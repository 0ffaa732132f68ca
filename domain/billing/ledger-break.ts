/** Why a ledger does not hold, and at which number: the first place where it does not. */
export type LedgerBreak = {
  number: string;
  reason:
    | "missing-link"
    | "link"
    | "gone"
    | "content"
    | "columns"
    | "file"
    | "anchor"
    | "unchained"
    | "gap"
    | "sum";
};
