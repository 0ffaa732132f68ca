/** A row of the sheet: what it is in the margin, and beside it the choice. */
export const sheetRow =
  "relative grid min-w-0 gap-y-5 border-t border-edge pt-5 pb-8 lg:grid-cols-[1fr_3fr] lg:gap-x-8 lg:pt-7 lg:pb-10";

export const sheetTerm = "text-plain/[1.4] text-mist";
