import { openedProposal, type OpenedProposal } from "../../../domain/proposal/answers.ts";
import { callFunction } from "../../data/call-function.ts";

export type Unopened = "unknown" | "limited" | "offline" | "failed";

/** Why there is no proposal to show. */
export class NotOpened extends Error {
  readonly reason: Unopened;
  readonly retryAfterSeconds: number;

  constructor(reason: Unopened, retryAfterSeconds: number) {
    super(reason);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export async function fetchProposal(token: string): Promise<OpenedProposal> {
  const answer = await callFunction("proposal", { action: "open", token }, openedProposal);
  if (answer.is === "done") return answer.data;
  throw new NotOpened(nameReason(answer), answer.retryAfterSeconds);
}

function nameReason({ status, isOffline }: { status: number; isOffline: boolean }): Unopened {
  if (isOffline) return "offline";
  // A link that was cut in two is malformed rather than unknown; whoever followed it does not care.
  if (status === 404 || status === 400) return "unknown";
  return status === 429 ? "limited" : "failed";
}
