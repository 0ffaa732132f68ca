import { backendFailures } from "../../content/backend.ts";
import { sharedBackend } from "./shared-backend.ts";

/** A Zod schema, or anything that checks as one does: the public pages need no Zod for an answer they do not read. */
export type AnswerSchema<Answer> = {
  safeParse(
    answer: unknown,
  ): { success: true; data: Answer } | { success: false; error?: unknown; data?: undefined };
};

/** For a call of which only the outcome counts. */
export const anyAnswer: AnswerSchema<unknown> = {
  safeParse: (data) => ({ success: true, data }),
};

type Refusal = {
  is: "refused";
  /** 0 where nothing answered, 2xx where the answer was not what the schema describes. */
  status: number;
  isOffline: boolean;
  /** The backend's own words where it has some. */
  message: string;
  /** What is wrong with each field that was sent. */
  fields: Readonly<Record<string, string>>;
  /** `code` and `hint` tell one refusal from another; "" where there is none. */
  code: string;
  hint: string;
  /** When to come back, where there were too many calls. */
  retryAfterSeconds: number;
  /** All that was answered. */
  body: unknown;
};

export type FunctionAnswer<Answer> = { is: "done"; data: Answer } | Refusal;

type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal };

const timeoutMilliseconds = 30_000;

/**
 * Calls a function of the backend in the name of whoever is signed in. It never throws: what it refuses, and that nobody
 * answered, is an answer, too. A stream is handed to the schema as a `Response`.
 */
export async function callFunction<Answer>(
  name: string,
  body: object | undefined,
  schema: AnswerSchema<Answer>,
  { headers = {}, signal = AbortSignal.timeout(timeoutMilliseconds) }: CallOptions = {},
): Promise<FunctionAnswer<Answer>> {
  try {
    const response = await sharedBackend().fetch(`/functions/v1/${name}`, {
      method: "POST",
      headers: { ...(body && { "content-type": "application/json" }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    // Supabase's relay answers in the place of a function that did not start.
    if (!response.ok || response.headers.get("x-relay-error") === "true")
      return readRefusal(response);
    const parsed = schema.safeParse(await readBody(response));
    return parsed.success ? { is: "done", data: parsed.data } : refuse(response);
  } catch {
    return refuse(undefined);
  }
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("text/event-stream")) return response;
  return type.startsWith("application/json") ? response.json() : response.text();
}

async function readRefusal(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => undefined);
  const said = new Map(Object.entries(typeof body === "object" && body !== null ? body : {}));
  const textOf = (name: string) => {
    const value: unknown = said.get(name);
    return typeof value === "string" ? value : "";
  };
  const fields: unknown = said.get("fields");
  return {
    ...refuse(response),
    ...(textOf("error") !== "" && { message: textOf("error") }),
    fields: Object.fromEntries(
      Object.entries(typeof fields === "object" && fields !== null ? fields : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
    code: textOf("code"),
    hint: textOf("hint"),
    body,
  };
}

function refuse(response: Response | undefined): Refusal {
  const isOffline = !response && !navigator.onLine;
  const unheard = isOffline ? backendFailures.offline : backendFailures.unreachable;
  return {
    is: "refused",
    status: response?.status ?? 0,
    isOffline,
    message: response ? backendFailures.unreadable : unheard,
    fields: {},
    code: "",
    hint: "",
    retryAfterSeconds: Number(response?.headers.get("retry-after")) || 60,
    body: undefined,
  };
}
