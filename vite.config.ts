import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { defineBuildVariables } from "./scripts/build-steps/build-variables.ts";
import { layerUtilities } from "./scripts/build-steps/layer-utilities.ts";
import { leaveOut } from "./scripts/build-steps/leave-out.ts";
import { reportClientWritten } from "./scripts/build-steps/report-client-written.ts";
import { chunkGroups } from "./scripts/build-steps/chunk-groups.ts";

export default defineConfig({
  plugins: [tailwindcss(), layerUtilities(), reactRouter(), leaveOut(), reportClientWritten()],
  define: defineBuildVariables(),
  // Found only when a page first needs them, they would make the first visit reload itself. Icons are small files as they are.
  optimizeDeps: { include: ["radix-ui/toast"], exclude: ["lucide-react"] },
  // What runs beside the development server writes here, and is none of its sources.
  server: { watch: { ignored: ["**/.cache/**", "**/.data/**", "**/build/**"] } },
  // Small fonts and images must stay files: the CSP allows no data: fonts, and files can be cached.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
  },
});
