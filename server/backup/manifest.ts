import { z } from "zod";

/** The last entry of a backup: an archive without it is not whole. */
export const manifestName = "manifest.json";

export const manifestSchema = z.object({
  format: z.literal("kinolume-backup-1"),
  /** What was acknowledged by then is in the backup. */
  consistentAt: z.iso.datetime(),
  /** PostgreSQL's files fit only the same major version on the same kind of machine. */
  postgresMajor: z.number().int(),
  platform: z.string(),
  /** Whether uploaded files are in the archive, or in an object store that keeps its own backups. */
  hasFiles: z.boolean(),
  entries: z.array(
    z.object({ name: z.string(), size: z.number().int(), sha256: z.string().length(64) }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedFile = Manifest["entries"][number];

export function describePlatform(): string {
  return `${process.platform}-${process.arch}`;
}
