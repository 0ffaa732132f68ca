import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";

/** Runs while prerendering and in development only: the whole page, never a stream of parts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  return new Promise<Response>((resolve, reject) => {
    const page = (
      <>
        <ServerRouter context={context} url={request.url} />
        {/* In the place of the browser's AfterHydration: useId counts the places in the tree. */}
        {null}
      </>
    );
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        const body = new PassThrough();
        headers.set("content-type", "text/html; charset=utf-8");
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      // A page that cannot render must fail the build, not ship half of itself.
      onShellError: reject,
      onError: reject,
    });
  });
}
