/** What a company has signed, in its client area. */
export const agreementWords = {
  heading: "What was agreed",
  signed: (name: string, day: string) => `Signed by ${name} on ${day}`,
  pdf: "PDF",
  pdfOf: (title: string) => `PDF of ${title}`,
  pdfFailed: "The PDF could not be downloaded",
} as const;
