export type SendingOutcome =
  | { is: "stored" }
  | { is: "invalid"; fields: Readonly<Record<string, string>> }
  | { is: "limited"; seconds: number }
  | { is: "offline" }
  | { is: "failed" };
