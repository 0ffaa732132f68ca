import type { Config } from "@react-router/dev/config";

export default {
  // No server renders at run time: every page is a file, so the site also runs from any static host.
  ssr: false,
  // "/404" is answered by the catch-all route; the server sends its HTML for every unknown path.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
} satisfies Config;
