const british = "(GB|XI)?([0-9]{9}|[0-9]{12}|GD[0-4][0-9]{2}|HA[5-9][0-9]{2})";
const french = "(FR)?[A-HJ-NP-Z0-9]{2}[0-9]{9}";

/**
 * How VAT numbers look, by country: the United Kingdom and the European Union, with the country's letters or without. Of
 * others nothing is known. `private.vat_format` of the database says the same.
 */
export const vatFormats: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AT: "(AT)?U[0-9]{8}",
    BE: "(BE)?[01][0-9]{9}",
    BG: "(BG)?[0-9]{9,10}",
    CY: "(CY)?[0-9]{8}[A-Z]",
    CZ: "(CZ)?[0-9]{8,10}",
    DE: "(DE)?[0-9]{9}",
    DK: "(DK)?[0-9]{8}",
    EE: "(EE)?[0-9]{9}",
    ES: "(ES)?[A-Z0-9][0-9]{7}[A-Z0-9]",
    FI: "(FI)?[0-9]{8}",
    FR: french,
    GB: british,
    GR: "(EL|GR)?[0-9]{9}",
    HR: "(HR)?[0-9]{11}",
    HU: "(HU)?[0-9]{8}",
    IE: "(IE)?([0-9]{7}[A-W][A-I]?|[0-9][A-Z][0-9]{5}[A-W])",
    IM: british,
    IT: "(IT)?[0-9]{11}",
    LT: "(LT)?([0-9]{9}|[0-9]{12})",
    LU: "(LU)?[0-9]{8}",
    LV: "(LV)?[0-9]{11}",
    MC: french,
    MT: "(MT)?[0-9]{8}",
    NL: "(NL)?[0-9]{9}B[0-9]{2}",
    PL: "(PL)?[0-9]{10}",
    PT: "(PT)?[0-9]{9}",
    RO: "(RO)?[0-9]{2,10}",
    SE: "(SE)?[0-9]{12}",
    SI: "(SI)?[0-9]{8}",
    SK: "(SK)?[0-9]{10}",
  }),
);

export function fitsCountry(vatNumber: string, country: string): boolean {
  const format = vatFormats.get(country);
  return format === undefined || new RegExp(`^(${format})$`).test(vatNumber);
}
