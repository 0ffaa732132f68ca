import { useEffect, useState } from "react";
import { signUrl } from "./sign-url.ts";

/** Undefined while it is asked for, null when the file cannot be had. */
export function useSignedUrl(bucket: string, path: string): string | null | undefined {
  const [answer, setAnswer] = useState<{ path: string; url: string | null }>();

  useEffect(() => {
    let isWanted = true;
    async function ask() {
      const url = await signUrl({ bucket, path });
      if (isWanted) setAnswer({ path, url });
    }
    void ask();
    return () => {
      isWanted = false;
    };
  }, [bucket, path]);

  return answer?.path === path ? answer.url : undefined;
}
