import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { defineBuildVariables } from "../../../../scripts/build-steps/build-variables.ts";
import { layerUtilities } from "../../../../scripts/build-steps/layer-utilities.ts";

export default defineConfig({
  plugins: [tailwindcss(), layerUtilities(), reactRouter()],
  define: defineBuildVariables(),
  // Its tests decode no pictures.
  publicDir: false,
  build: { assetsInlineLimit: 0 },
});
