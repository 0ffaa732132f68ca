import { useEffect, useRef, useState } from "react";

/**
 * Puts a PDF into a frame in `place`. Files are served under a sandbox and refuse to be framed, so the bytes are fetched
 * and shown as what the server checked them to be: a document and nothing else. Made by hand, because a frame with a
 * sandbox of its own would keep the browser's viewer out.
 */
export function useDocumentFrame({ address, title }: { address: string; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"fetching" | "shown" | "failed">("fetching");

  useEffect(() => {
    const leaving = new AbortController();
    const frame = document.createElement("iframe");
    frame.title = title;
    let bytesAddress = "";
    async function show() {
      try {
        const answer = await fetch(address, { signal: leaving.signal });
        if (!answer.ok) throw new Error(`The file answered ${answer.status}.`);
        const bytes = await answer.arrayBuffer();
        if (leaving.signal.aborted) return;
        bytesAddress = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
        // Without the column of small pages: there is no room to spare.
        frame.src = `${bytesAddress}#navpanes=0`;
        place.current?.append(frame);
        setState("shown");
      } catch {
        if (!leaving.signal.aborted) setState("failed");
      }
    }
    void show();
    return () => {
      leaving.abort();
      frame.remove();
      URL.revokeObjectURL(bytesAddress);
    };
  }, [address, title]);

  return { place, state };
}
