import * as z from "zod/mini";
import { orNull, text } from "../row/row.ts";

/** The parts of a brief, in the order in which they are asked. */
export const briefParts = [
  "story",
  "audience",
  "must_say",
  "must_not_say",
  "examples",
  "contacts",
  "deadlines",
] as const;
export type BriefPart = (typeof briefParts)[number];
export type Brief = Record<BriefPart, string>;

const brandFileSchema = z.object({
  id: z.string(),
  object_path: z.string(),
  file_name: z.string(),
  file_type: z.string(),
  file_size: z.number(),
  created_at: z.string(),
});
export type BrandFile = z.infer<typeof brandFileSchema>;

const signedSchema = z.object({
  version_id: z.string(),
  signer_name: z.string(),
  net_pence: z.number(),
  vat_pence: z.number(),
  content: z.string(),
  content_hash: z.string(),
  created_at: z.string(),
});
export type SignedAgreement = z.infer<typeof signedSchema>;

const changedProject = z.object({
  proposals: z.array(z.object({ title: z.string(), agreements: z.array(signedSchema) })),
});

/** The first days of a project; it goes by the project's id. */
export const onboardingSchema = z.object({
  id: z.string(),
  company_id: z.string(),
  story: z.string(),
  audience: z.string(),
  must_say: z.string(),
  must_not_say: z.string(),
  examples: z.string(),
  contacts: z.string(),
  deadlines: z.string(),
  /** Counts the writings of the brief. */
  revision: z.number(),
  edited_by: text,
  edited_at: text,
  handed_in_at: text,
  /** Nobody else is to be invited. */
  is_alone: z.boolean(),
  has_no_files: z.boolean(),
  /** What was signed; of a brief that the studio has asked for, nothing. */
  agreement: orNull(signedSchema),
  /** Change orders that were signed for the same project, in the order in which they were. */
  changes: z.pipe(
    orNull(changedProject),
    z.transform((project) =>
      (project?.proposals ?? [])
        .flatMap(({ title, agreements }) => agreements.map((each) => ({ ...each, title })))
        .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at)),
    ),
  ),
  /** In the order in which they came. */
  files: z.pipe(
    orNull(z.array(brandFileSchema)),
    z.transform((files) =>
      (files ?? []).toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at)),
    ),
  ),
});
export type Onboarding = z.infer<typeof onboardingSchema>;

const signedColumns = "version_id,signer_name,net_pence,vat_pence,content,content_hash,created_at";

/** Asks for what was signed and the files along with the rows of onboardings. */
export const onboardingColumns = `*,agreement:agreements(${signedColumns}),
  changes:projects(proposals(title,agreements(${signedColumns}))),
  files:brand_files(id,object_path,file_name,file_type,file_size,created_at)`;
