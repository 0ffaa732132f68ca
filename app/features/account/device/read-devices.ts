import * as z from "zod/mini";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { explainCall } from "../call-failure.ts";

const deviceRow = z.object({
  id: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  user_agent: z.nullable(z.string()),
  is_current: z.boolean(),
});

export type DeviceRow = z.infer<typeof deviceRow>;

/** The client's own sessions; undefined where they cannot be had. */
export async function readDevices(): Promise<DeviceRow[] | undefined> {
  const answer = await sharedBackend().rpc("my_sessions");
  if (explainCall(answer) !== undefined) return undefined;
  return z.array(deviceRow).safeParse(answer.data).data;
}
