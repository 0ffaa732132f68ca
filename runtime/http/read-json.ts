import { parseJson } from "./parse-json.ts";

/** The request's JSON, or undefined where it is none. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return parseJson(await request.text());
  } catch {
    return undefined;
  }
}
