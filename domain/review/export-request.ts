import * as z from "zod/mini";

export const exportForms = ["csv", "edl", "fcpxml"] as const;
export type ExportForm = (typeof exportForms)[number];

/** The comments of a version, for a spreadsheet or an editing program. */
export const exportQuery = z.object({ version: z.uuid(), as: z.enum(exportForms) });
