import { z } from "zod";
import { ConfigError } from "../../runtime/errors/config-error.ts";

const word = z.string().regex(/^\S+$/);

export const s3Variables = {
  S3_ENDPOINT: z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]+$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]+$/)
    .default("us-east-1"),
  S3_ACCESS_KEY_ID: word.optional(),
  S3_SECRET_ACCESS_KEY: word.optional(),
};

export const s3Expected = {
  S3_ENDPOINT: "the http or https address of an S3-compatible store",
  S3_BUCKET: "the name of a bucket in that store",
  S3_REGION: "the store's region, such as eu-west-2",
  S3_ACCESS_KEY_ID: "a key id without spaces",
  S3_SECRET_ACCESS_KEY: "a key without spaces",
};

export type S3Config = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const schema = z.object(s3Variables);

/** Undefined where files lie in the data directory. */
export function readS3(values: z.infer<typeof schema>): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  }
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  throw new ConfigError(
    "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none.",
  );
}
