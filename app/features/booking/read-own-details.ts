import * as z from "zod/mini";
import { text } from "../../../domain/row/row.ts";
import { readRows } from "../../data/read-rows.ts";
import { sharedBackend } from "../../data/shared-backend.ts";

const profile = z.object({ display_name: text });

/** Of a client who is signed in; the studio books for others elsewhere. */
export async function readOwnDetails(): Promise<Record<"name" | "email", string> | undefined> {
  const { data } = await sharedBackend().auth.getSession();
  const user = data.session?.user;
  if (!user || user.app_metadata["role"] === "staff") return undefined;
  const [own] = await readRows(
    sharedBackend().from("profiles").select("display_name").eq("user_id", user.id),
    profile,
  );
  return { name: own?.display_name ?? "", email: user.email ?? "" };
}
