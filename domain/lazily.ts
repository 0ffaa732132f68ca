/** Made when it is first asked for: a formatter costs milliseconds, and most pages that could need it do not. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
