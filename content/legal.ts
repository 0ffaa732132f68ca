export type LegalSection = {
  heading: string;
  paragraphs: readonly string[];
  table?: {
    caption: string;
    head: readonly [string, string];
    rows: readonly (readonly [string, string])[];
  };
};
