/** What a company has signed or was sent to sign, in its client area. */
export const agreementWords = {
  heading: "What was agreed",
  signed: (name: string, day: string) => `Signed by ${name} on ${day}`,
  pdf: "PDF",
  pdfOf: (title: string) => `PDF of ${title}`,
  open: "Read and sign",
  openOf: (title: string) => `Read and sign ${title}`,
  openFailed: "The proposal could not be opened",
  byMail: (name: string) => `${name || "Its recipient"} has the link, by mail`,
  pdfFailed: "The PDF could not be downloaded",
} as const;
