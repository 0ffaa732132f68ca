/** Something the operator must put right before the server can start, said in one line. */
export class ConfigError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message.replaceAll(/\s+/g, " "), options);
    this.name = "ConfigError";
  }
}
