import * as z from "zod/mini";
import { backendFailures } from "../../../content/backend.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import { saveFile } from "./save-file.ts";

const refusal = z.object({ error: z.string() });

/**
 * A file that a function answers with, under the name that it gives it. Fetched, not followed as a link: the session travels
 * in a header. Answers why it could not be had.
 */
export async function saveFileAnswer(path: string, body?: object): Promise<string | undefined> {
  try {
    const answer = await sharedBackend().fetch(`/functions/v1/${path}`, {
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) {
      const said = refusal.safeParse(await answer.json().catch(() => null));
      return said.success ? said.data.error : backendFailures.unreadable;
    }
    saveFile(nameOf(answer), await answer.blob());
    return undefined;
  } catch {
    return navigator.onLine ? backendFailures.unreachable : backendFailures.offline;
  }
}

function nameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "";
}
