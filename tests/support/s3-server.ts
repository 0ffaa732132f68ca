import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import S3rver from "s3rver";
import type { S3Config } from "../../server/config/s3-config.ts";

export type S3Server = {
  config: S3Config;
  /** How many objects it holds. */
  count(): Promise<number>;
  /** How many uploads have begun and not ended. */
  countUploads(): Promise<number>;
  stop(): Promise<void>;
};

/** A small S3 on loopback. It knows its key ids, but checks no signature of version 4; giving uploads up it learns here. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "kinolume-s3-"));
  const bucket = "kinolume";
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const uploads = join(directory, bucket, "._S3rver_uploads");
  server.middleware.unshift(async (context, next) => {
    const { method, query } = context;
    if (method !== "DELETE" || typeof query["uploadId"] !== "string") return next();
    await rm(join(uploads, basename(query["uploadId"])), { recursive: true });
    context.status = 204;
  });
  const { port } = await server.run();
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    async count() {
      const files = await readdir(join(directory, bucket), { recursive: true });
      return files.filter((file) => file.endsWith("._S3rver_object")).length;
    },
    async countUploads() {
      return (await readdir(uploads).catch(() => [])).length;
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
