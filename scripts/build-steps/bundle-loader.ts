import { fileURLToPath } from "node:url";

export const loaderNames = ["on-demand", "own-clock", "once-painted", "at-once"] as const;
export type LoaderName = (typeof loaderNames)[number];

const source = (name: LoaderName) =>
  fileURLToPath(new URL(`../../app/startup/${name}.ts`, import.meta.url));

/** The inline script of app/startup as one minified expression without exports. */
export async function bundleLoader(name: LoaderName): Promise<string> {
  const { build } = await import("vite");
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: source(name), formats: ["iife"], name: "loader" },
      modulePreload: { polyfill: false },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !("output" in bundle)) throw new Error(`app/startup/${name}.ts did not bundle`);
  const code = bundle.output[0].code.trim();
  if (/<\/script/i.test(code))
    throw new Error(`app/startup/${name}.ts would end its own script tag`);
  return code;
}
