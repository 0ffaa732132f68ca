/**
 * Everything that bears the brand. Another agency makes the product its own here;
 * `npm run doctor` lists what is still a placeholder.
 */
export const brand = {
  name: "Kinolume",
  legalName: "Kinolume Ltd",
  tagline: "AI Storytelling Agency",
  founded: 2002,
  companyNumber: "00000000",
  registeredIn: "England and Wales",
  registeredOffice: "1 Example Wharf, London, E1 0AA, United Kingdom",
  /** Empty while not registered for VAT; with a number, quotes show net, VAT and total. */
  vatNumber: "",
  /** Where invoices are paid to, as the bank writes it. */
  bank: {
    account_name: "Kinolume Ltd",
    sort_code: "00-00-00",
    account_number: "00000000",
    iban: "GB00XXXX00000000000000",
    bic: "XXXXGB2L",
  },
  location: "London, UK",
  email: process.env.STUDIO_EMAIL || "studio@kinolume.example",
  securityEmail: "security@kinolume.example",
  /** Where the site lives; canonical addresses and share images start with it. */
  origin: (process.env.SITE_URL || "https://kinolume.example").replace(/\/+$/, ""),
  newsletterUrl: "https://newsletter.kinolume.example",
  ethReceivingAddress:
    process.env.ETH_RECEIVING_ADDRESS || "0x000000000000000000000000000000000000dEaD",
  social: [] as { label: string; href: string }[],
};

/** The home page's title, to the letter (docs/specification.md, section 1). */
export const defaultTitle = `${brand.name} - ${brand.tagline}`;
