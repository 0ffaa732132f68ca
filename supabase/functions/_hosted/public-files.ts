import { env } from "../../../runtime/config/env.ts";
import { readSecretKeys } from "../../../runtime/config/secret-key.ts";
import { publicPath, type PublicFiles } from "../../../runtime/files/files.ts";

/** The platform's storage; none where it is not there. */
export function findPublicFiles(): PublicFiles | undefined {
  const url = env("SUPABASE_URL");
  const [key] = readSecretKeys();
  return url && key ? platformFiles(url, key) : undefined;
}

type Asked = { method: string; headers?: Record<string, string>; body?: BodyInit };

function platformFiles(url: string, key: string): PublicFiles {
  const ask = (path: string, { headers, ...init }: Asked) => {
    const send = () =>
      fetch(new URL(path, url), {
        ...init,
        headers: { authorization: `Bearer ${key}`, apikey: key, ...headers },
      });
    // A connection that was kept may close just as it is used again; both questions may be asked twice.
    return send().catch(send);
  };
  return {
    async has(bucket, name) {
      return (await ask(publicPath(bucket, name), { method: "HEAD" })).ok;
    },
    async save(bucket, { name, type, bytes }) {
      const answer = await ask(`/storage/v1/object/${bucket}/${name}`, {
        method: "POST",
        headers: { "content-type": type, "x-upsert": "true", "cache-control": "max-age=86400" },
        body: new Blob([Uint8Array.from(bytes)], { type }),
      });
      if (!answer.ok) throw new Error(`The storage answered with status ${answer.status}.`);
    },
  };
}
