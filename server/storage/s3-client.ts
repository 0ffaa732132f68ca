import { AwsClient } from "aws4fetch";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { ByteKey } from "../../runtime/files/files.ts";
import type { S3Config } from "../config/s3-config.ts";
import { pathOf } from "./byte-store.ts";

const timeLimitMilliseconds = 120_000;

export type S3Client = {
  /** The bucket's own address. */
  root: string;
  addressOf: (key: ByteKey) => string;
  /** Answers what went well and what is not there; throws whatever else the store says. */
  ask: (url: string, init?: RequestInit) => Promise<Response>;
  missingBucket: () => AppError;
};

/** Any store that speaks S3, addressed by path: the one form that all of them know. */
export function createS3Client(config: S3Config): S3Client {
  const client = new AwsClient({ ...config, service: "s3", retries: 2 });
  const root = `${config.endpoint.replace(/\/+$/, "")}/${config.bucket}`;
  return {
    root,
    addressOf: (key) => `${root}/${pathOf(key)}`,
    async ask(url, init = {}) {
      const signal = init.signal ?? AbortSignal.timeout(timeLimitMilliseconds);
      const answer = await client.fetch(url, { ...init, signal }).catch((cause: unknown) => {
        throw unavailable("The file store cannot be reached right now.", cause);
      });
      if (answer.ok || answer.status === 404) return answer;
      const words = (await answer.text()).slice(0, 500);
      throw unusable(`The file store answered with status ${answer.status}: ${words}`);
    },
    missingBucket: () => unusable(`The file store has no bucket ${config.bucket}.`),
  };
}

export function unusable(words: string): AppError {
  return unavailable("The file store cannot be used right now.", new Error(words));
}

function unavailable(message: string, cause: unknown): AppError {
  return new AppError("unavailable", message, { cause });
}
