import type { Config } from "@react-router/dev/config";

export default {
  // No server renders at run time: every page is a file, so the site also runs from any static host.
  ssr: false,
  // The pipeline of scripts/build-site.ts builds aside and swaps the finished site in.
  buildDirectory: process.env.KINOLUME_BUILD_DIR ?? "build",
  // "/404" is answered by the catch-all route; the server sends its HTML for every unknown path.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
} satisfies Config;
