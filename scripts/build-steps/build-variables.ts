/** The variables that reach the pages: nothing else of the environment may end up in a bundle. */
export const buildVariables = [
  "SITE_URL",
  "STUDIO_EMAIL",
  "ETH_RECEIVING_ADDRESS",
  // Only for its host, which the privacy page names.
  "CHAT_API_URL",
  "SUPABASE_URL",
  "SUPABASE_PUBLISHABLE_KEY",
] as const;

/** For Vite's `define`: the same `process.env.X` reads in Node and in the browser. */
export function defineBuildVariables(): Record<string, string> {
  return Object.fromEntries(
    buildVariables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? "")]),
  );
}
