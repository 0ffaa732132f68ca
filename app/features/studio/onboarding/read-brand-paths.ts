import * as z from "zod/mini";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const pathSchema = z.object({ object_path: z.string() });

/** Where the brand files of a project lie. */
export async function readBrandPaths(projectId: string): Promise<string[]> {
  const rows = await readRows(
    sharedBackend().from("brand_files").select("object_path").eq("project_id", projectId),
    pathSchema,
  );
  return rows.map(({ object_path }) => object_path);
}
