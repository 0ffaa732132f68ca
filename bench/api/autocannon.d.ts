/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module "autocannon" {
  export type Options = {
    url: string;
    connections: number;
    duration: number;
    timeout?: number;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  };
  export type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    /** In seconds. */
    duration: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
