/** Points in a millimetre. */
export const millimetre = 72 / 25.4;

/** A4, in points. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 22 * millimetre,
  right: 188 * millimetre,
  /** Where the second column begins: right of an envelope's window. */
  column: 119 * millimetre,
  top: 18 * millimetre,
  /** What the mark's horizon, the name beside it and the title all stand on. */
  horizon: 27 * millimetre,
  /** Where the address stands: inside the window of a DL envelope, however the folded sheet has slipped. */
  address: 57 * millimetre,
  addressWidth: 80 * millimetre,
  /** The first fold is above it. */
  body: 104 * millimetre,
  /** Where pages after the first begin. */
  next: 36 * millimetre,
  /** Below the second fold, where it stands by itself when the sheet is folded. */
  slip: 210 * millimetre,
  bottom: 271 * millimetre,
  foot: 279 * millimetre,
} as const;

export const colours = {
  ink: "#14181d",
  faint: "#5b5f63",
  line: "#d5cdbf",
  amber: "#f3a94f",
} as const;

export const hairline = 0.4;
