import type { Config } from "@react-router/dev/config";

export default {
  ssr: false,
  buildDirectory: process.env.KINOLUME_BUILD_DIR ?? "build",
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
} satisfies Config;
