import { FunctionsHttpError } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { studioFrame } from "../../content/studio.ts";
import { sharedBackend } from "../backend/shared-backend.ts";

export type FunctionAnswer =
  | { is: "done"; data: unknown }
  | { is: "refused"; status: number; message: string; fields: Record<string, string> };

const refusalSchema = z.object({
  error: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** Calls a function of the backend; what it refuses comes back in its own words. */
export async function callFunction(name: string, body: object): Promise<FunctionAnswer> {
  const answer = await sharedBackend().functions.invoke<unknown>(name, { body, timeout: 30_000 });
  const error: unknown = answer.error;
  if (!error) return { is: "done", data: answer.data };
  const response: unknown = error instanceof FunctionsHttpError ? error.context : undefined;
  if (!(response instanceof Response))
    return { is: "refused", status: 0, message: studioFrame.unreachable, fields: {} };
  const said = refusalSchema.safeParse(await response.json().catch(() => null)).data;
  return {
    is: "refused",
    status: response.status,
    message: said?.error ?? studioFrame.unreadable,
    fields: said?.fields ?? {},
  };
}
