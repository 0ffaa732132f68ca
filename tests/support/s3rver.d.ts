declare module "s3rver" {
  /** As far as the tests use it. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    /** What answers requests, the first first. */
    middleware: ((
      context: { method: string; query: Record<string, unknown>; status: number },
      next: () => Promise<void>,
    ) => Promise<void>)[];
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
