import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { defineBuildVariables } from "../../../../scripts/build-steps/build-variables.ts";

export default defineConfig({
  plugins: [reactRouter()],
  define: defineBuildVariables(),
  build: { assetsInlineLimit: 0 },
});
