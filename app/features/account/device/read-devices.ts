import * as z from "zod/mini";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const deviceRow = z.object({
  id: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  user_agent: z.nullable(z.string()),
  is_current: z.boolean(),
});

export type DeviceRow = z.infer<typeof deviceRow>;

export async function readDevices(): Promise<DeviceRow[]> {
  return readRows(sharedBackend().rpc("my_sessions"), deviceRow);
}
