import { AppError } from "../errors/app-error.ts";

const longestDescription = 500;

/**
 * What may be kept in the table: our own sentences, and of all other errors only name and code, because their
 * messages repeat the values at fault, and those may be somebody's.
 */
export function describeFailure(error: unknown): string {
  return describeChain(error).slice(0, longestDescription);
}

function describeChain(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  const sentence = error instanceof AppError ? `: ${error.message}` : "";
  const cause = error.cause instanceof Error ? ` < ${describeChain(error.cause)}` : "";
  return `${error.name}${code}${sentence}${cause}`;
}
