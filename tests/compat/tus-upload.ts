import { DetailedError, Upload, type UploadOptions } from "tus-js-client";

export type TusUpload = {
  url: string;
  bucket: string;
  name: string;
  type?: string;
  headers: Record<string, string>;
  options?: UploadOptions;
};

export const megabyte = 1024 * 1024;

/** tus-js-client as Supabase's guide sets it up. Answers where it went, or throws what the server said. */
export function uploadByTus(
  bytes: Buffer,
  { url, bucket, name, type = "image/png", headers, options }: TusUpload,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${url}/storage/v1/upload/resumable`,
      headers,
      chunkSize: 6 * megabyte,
      uploadDataDuringCreation: true,
      retryDelays: null,
      metadata: { bucketName: bucket, objectName: name, contentType: type, cacheControl: "3600" },
      ...options,
      onError: (error) => {
        options?.onError?.(error);
        reject(error);
      },
      onSuccess: (payload) => {
        options?.onSuccess?.(payload);
        resolve(upload.url ?? "");
      },
    });
    upload.start();
  });
}

/** The status of what it threw. */
export async function statusOfFailure(uploading: Promise<unknown>): Promise<number | undefined> {
  const error: unknown = await uploading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined;
}

type BegunUpload = Pick<TusUpload, "url" | "bucket" | "name" | "type" | "headers"> & {
  length: number;
  /** All that comes of it. */
  first: Buffer<ArrayBuffer>;
};

/** An upload that stops after its first bytes. Its address is in `location`. */
export function beginUpload(begun: BegunUpload): Promise<Response> {
  const { url, bucket, name, type = "image/png", headers, length, first } = begun;
  const said = { bucketName: bucket, objectName: name, contentType: type };
  const metadata = Object.entries(said).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`,
  );
  return fetch(`${url}/storage/v1/upload/resumable`, {
    method: "POST",
    headers: {
      ...headers,
      "tus-resumable": "1.0.0",
      "content-type": "application/offset+octet-stream",
      "upload-length": String(length),
      "upload-metadata": metadata.join(),
    },
    body: first,
  });
}
