import { Hono, type Context } from "hono";
import type { Keyring } from "../api-keys/keyring.ts";
import { sourceOf, type RequestSource } from "../http/request-source.ts";
import {
  handleDownload,
  handleInfo,
  handlePublicDownload,
  handleSignedDownload,
} from "./handle-download.ts";
import {
  handleBucket,
  handleBuckets,
  handleCopy,
  handleList,
  handleMove,
  handleRemove,
  handleRemoveMany,
} from "./handle-objects.ts";
import { handleSign, handleSignMany } from "./handle-sign.ts";
import { handleChunk } from "./resumable/handle-chunk.ts";
import { handleCreate } from "./resumable/handle-create.ts";
import { handleProgress } from "./resumable/handle-progress.ts";
import { handleTerminate } from "./resumable/handle-terminate.ts";
import { tusAbilities } from "./resumable/tus-headers.ts";
import { respondWithTusError } from "./resumable/tus-error.ts";
import { handleSignedUpload, handleSignUpload, handleUpload } from "./handle-upload.ts";
import type { StorageCall } from "./storage-call.ts";
import {
  respondWithStorageError,
  storageError,
  StorageError,
  toStorageError,
} from "./storage-error.ts";
import type { Storage } from "./storage.ts";
import type { Caller } from "../../runtime/database/types.ts";

export type StorageDependencies = {
  storage: Storage;
  signer: Pick<Keyring, "mac">;
  resolveCaller: (source: RequestSource) => Promise<Caller>;
};

/** Tokens travel in headers, never in cookies: any origin may ask. */
const baseHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "Content-Range, Content-Length, Content-Disposition, ETag, Retry-After, Location, Tus-Extension, Tus-Max-Size, " +
    "Tus-Resumable, Tus-Version, Upload-Expires, Upload-Length, Upload-Metadata, Upload-Offset",
};

/** storage-api's dialect as supabase-js speaks it, to be mounted at /storage/v1. */
export function storageRoutes({ storage, signer, resolveCaller }: StorageDependencies): Hono {
  const app = new Hono();

  function endpoint(
    handle: (call: StorageCall) => Promise<Response>,
    respondWithError = respondWithStorageError,
  ) {
    return async (context: Context): Promise<Response> => {
      let known: Caller | null = null;
      const call: StorageCall = {
        context,
        storage,
        signer,
        caller: async () => (known ??= await resolveCaller(sourceOf(context))),
        headers: baseHeaders,
      };
      try {
        return await handle(call);
      } catch (error) {
        return respondWithError(explain(error, known, context), baseHeaders);
      }
    };
  }

  function explain(error: unknown, caller: Caller | null, context: Context): StorageError {
    const shown = toStorageError(error, caller?.role === "anon");
    if (shown && shown.status < 500) return shown;
    // Nobody is left to read it, and nothing is wrong here.
    if (context.req.raw.signal.aborted) {
      return storageError("invalidRequest", "The request broke off.", { cause: error });
    }
    storage.onUnexpected(error);
    return shown ?? new StorageError([500, "InternalError", "Internal"], "Internal Server Error");
  }

  for (const [path, isSigned] of [
    ["/upload/resumable", false],
    ["/upload/resumable/sign", true],
  ] as const) {
    const resumable = (handle: (call: StorageCall, isSigned: boolean) => Promise<Response>) =>
      endpoint((call) => handle(call, isSigned), respondWithTusError);
    app.options(path, (context) => preflight(context, tusAbilities));
    app.options(`${path}/:id`, (context) => preflight(context, tusAbilities));
    app.post(path, resumable(handleCreate));
    app.get(`${path}/:id`, resumable(handleProgress));
    app.patch(`${path}/:id`, resumable(handleChunk));
    app.delete(`${path}/:id`, resumable(handleTerminate));
  }
  app.options("*", (context) => preflight(context));
  app.get("/bucket", endpoint(handleBuckets));
  app.get("/bucket/:bucket", endpoint(handleBucket));
  app.post("/object/list/:bucket", endpoint(handleList));
  app.post("/object/move", endpoint(handleMove));
  app.post("/object/copy", endpoint(handleCopy));
  app.post("/object/sign/:bucket", endpoint(handleSignMany));
  app.post("/object/sign/*", endpoint(handleSign));
  app.get("/object/sign/*", endpoint(handleSignedDownload));
  app.post("/object/upload/sign/*", endpoint(handleSignUpload));
  app.put("/object/upload/sign/*", endpoint(handleSignedUpload));
  app.get("/object/public/*", endpoint(handlePublicDownload));
  app.get("/object/info/*", endpoint(handleInfo));
  for (const prefix of ["/object/authenticated/", "/object/"]) {
    app.get(
      `${prefix}*`,
      endpoint((call) => handleDownload(call, `/storage/v1${prefix}`)),
    );
  }
  // Not versions, analytics or vectors: their paths would be taken for those of objects.
  app.post("/object/list-v2/*", endpoint(refuse));
  app.post("/object/*", endpoint(handleUpload));
  app.put("/object/*", endpoint(handleUpload));
  app.delete("/object/:bucket", endpoint(handleRemoveMany));
  app.delete("/object/*", endpoint(handleRemove));
  app.all("*", endpoint(refuse));
  return app;
}

async function refuse({ context }: StorageCall): Promise<never> {
  const { method, path } = context.req;
  const shown = path.slice(0, 100);
  throw storageError("notSupported", `${method} ${shown} is not supported by this server.`);
}

function preflight(context: Context, abilities: Record<string, string> = {}): Response {
  const asked = context.req.header("access-control-request-headers");
  return new Response(null, {
    status: 204,
    headers: {
      ...baseHeaders,
      ...abilities,
      "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
      "access-control-max-age": "600",
      ...(asked !== undefined && { "access-control-allow-headers": asked }),
    },
  });
}
