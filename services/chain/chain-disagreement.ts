/** Nodes that contradict each other, what was final before, or the chain they should be on. Its words may be shown to admins. */
export class ChainDisagreement extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ChainDisagreement";
  }
}

export function findDisagreement(error: unknown): ChainDisagreement | undefined {
  if (!(error instanceof Error)) return undefined;
  return error instanceof ChainDisagreement ? error : findDisagreement(error.cause);
}
