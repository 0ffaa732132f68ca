import { FunctionsHttpError } from "@supabase/functions-js";
import * as z from "zod/mini";
import { studioFrame } from "../../../content/studio.ts";
import { sharedBackend } from "../../data/shared-backend.ts";

export type FunctionAnswer =
  | { is: "done"; data: unknown }
  | ({ is: "refused"; status: number; message: string } & Refusal);
/** `hint` and `code` tell one refusal from another; "" where there is none. */
type Refusal = { fields: Readonly<Record<string, string>>; hint: string; code: string };

const refusalSchema = z.object({
  error: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  hint: z.optional(z.string()),
  code: z.optional(z.string()),
});

/** Calls a function of the backend; what it refuses comes back in its own words. */
export async function callFunction(
  name: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<FunctionAnswer> {
  const asked = { body, headers, timeout: 30_000 };
  const answer = await sharedBackend().functions.invoke<unknown>(name, asked);
  const error: unknown = answer.error;
  if (!error) return { is: "done", data: answer.data };
  const response: unknown = error instanceof FunctionsHttpError ? error.context : undefined;
  if (!(response instanceof Response))
    return {
      is: "refused",
      status: 0,
      message: studioFrame.unreachable,
      fields: {},
      hint: "",
      code: "",
    };
  const said = refusalSchema.safeParse(await response.json().catch(() => null)).data;
  return {
    is: "refused",
    status: response.status,
    message: said?.error ?? studioFrame.unreadable,
    fields: said?.fields ?? {},
    hint: said?.hint ?? "",
    code: said?.code ?? "",
  };
}
