/** An address as one says it: `kinolume.example/films` of `https://kinolume.example/films/`. */
export function nameAddress(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}
