/** The one thing of Deno's that `index.ts` needs; everything else is of both runtimes. */
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown;
};
