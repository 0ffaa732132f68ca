const library = (names: string) => new RegExp(String.raw`[\\/]node_modules[\\/](?:${names})[\\/]`);

/**
 * Which modules of the browser lie in one file. Left to itself the bundler makes one for every set of pages that share
 * something: a hundred files of a few lines, which compress badly. Highest first, since each takes what it needs along.
 */
export const chunkGroups = [
  { name: "react", test: library("react|react-dom|react-router|scheduler"), priority: 3 },
  {
    // What most pages show. The helper that loads a chunk would otherwise bring the backend along.
    name: "base",
    test: /preload-helper|lucide-react|[\\/]app[\\/](?:components[\\/](?!enquiry|media|comparison|legal|wide)|hydration|consent)|[\\/]content[\\/](?:brand|interface|page|dates|money|addresses|cookie-banner|assistant-widget)\.ts/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // Whoever signs in. Following a mailed link begins on every page and must not fetch it.
    name: "backend",
    test: /[\\/]@supabase[\\/](?:auth|functions|postgrest)-js|[\\/]app[\\/](?:backend[\\/](?!open)|session[\\/](?!mail-link|next-address))|[\\/]content[\\/]auth\.ts/,
    minShareCount: 2,
    priority: 1,
  },
];
