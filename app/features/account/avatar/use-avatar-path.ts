import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { sharedBackend } from "../../../data/shared-backend.ts";

const profileRow = z.object({ avatar_path: z.nullish(z.string()) });

/** Where a person's picture lies, for whoever may read their profile; null until it is known, and where there is none. */
export function useAvatarPath(userId: string): string | null {
  const [found, setFound] = useState<{ userId: string; path: string | null }>();

  useEffect(() => {
    let isWanted = true;
    void readPath(userId).then((path) => isWanted && setFound({ userId, path }));
    return () => {
      isWanted = false;
    };
  }, [userId]);

  return found?.userId === userId ? found.path : null;
}

async function readPath(userId: string): Promise<string | null> {
  const { data } = await sharedBackend()
    .from("profiles")
    .select("avatar_path")
    .eq("user_id", userId)
    .maybeSingle();
  const row = profileRow.safeParse(data);
  return row.success ? (row.data.avatar_path ?? null) : null;
}
