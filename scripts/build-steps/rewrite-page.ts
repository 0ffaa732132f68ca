import { inlineSheets } from "./inline-sheets.ts";
import { loaderNames, type LoaderName } from "./bundle-loader.ts";
import { isExecutable, laterType, readScripts, type InlineScript } from "./read-scripts.ts";

const htmlTag = /^<!DOCTYPE html><html\b([^>]*)>/i;
const startOfHead = /<head><meta charset="utf-8"\/><meta name="viewport"[^>]*\/>/i;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const structuredData = /<script type="application\/ld\+json">.*?<\/script>/s;
const manifestChunk = /\/manifest-([\w-]+)\.js$/;

function expect(condition: unknown, file: string, what: string): asserts condition {
  if (!condition)
    throw new Error(
      `${file}: ${what}. React Router's markup is not what scripts/build-steps/rewrite-page.ts knows.`,
    );
}

function isModule({ attributes }: InlineScript) {
  return attributes.type === "module";
}

/** Fails the build rather than shipping a page that would never start. */
function checkScripts(scripts: readonly InlineScript[], file: string) {
  const modules = scripts.filter(isModule);
  expect(modules.length === 1, file, `${modules.length} module scripts instead of one`);
  expect(modules[0]?.text.includes("/entry.client"), file, "the module script starts no app");
  const texts = scripts.map(({ text }) => text);
  expect(
    texts[0]?.startsWith("window.__reactRouterContext = "),
    file,
    "the first script sets no router context",
  );
  expect(
    texts.at(-1)?.includes("streamController.close()"),
    file,
    "the last script closes no stream",
  );
  for (const { attributes } of scripts) {
    const unknown = Object.keys(attributes).filter((name) => name !== "type" && name !== "async");
    expect(unknown.length === 0, file, `a script carries ${unknown.join(", ")}`);
  }
}

function putOff(script: InlineScript, chunks: readonly string[]): string {
  const list = isModule(script) ? ` data-chunks="${chunks.join(" ")}"` : "";
  return `<script type="${laterType}"${list}>${script.text}</script>`;
}

type Parts = {
  loaders: Readonly<Record<LoaderName, string>>;
  /** The text of each sheet, by its address. */
  sheets: ReadonlyMap<string, string>;
};

/**
 * Takes one prerendered page and gives it its loader. Unless it starts at once, it also has its own scripts
 * put off, until the loader finds a person, or the page painted, and puts them back, and its sheets written into it.
 */
export function rewritePage(html: string, file: string, { loaders, sheets }: Parts): string {
  const mode = htmlTag
    .exec(html)?.[1]
    ?.match(/\bdata-hydrate="(on-demand|own-clock|after-paint|once-painted|at-once)"/)?.[1];
  expect(mode, file, "<html> says no data-hydrate");
  const loader = loaderNames.find((name) => name === mode) ?? "on-demand";
  const scripts = readScripts(html).filter(isExecutable);
  checkScripts(scripts, file);
  const chunks = Array.from(html.matchAll(modulePreload), ([, href = ""]) => href);
  const build = chunks.map((chunk) => manifestChunk.exec(chunk)?.[1]).find(Boolean);
  expect(build, file, "no manifest among the module preloads");
  expect(startOfHead.test(html), file, "the head does not begin with charset and viewport");

  let page = html.replace(htmlTag, `<!DOCTYPE html><html$1 data-build="${build}">`);
  if (loader !== "at-once") {
    page = page.replace(modulePreload, "");
    for (const script of scripts) page = page.replace(script.tag, () => putOff(script, chunks));
    page = inlineSheets(page, (href) => {
      // React Router marks an address with '#' that stands in its list twice.
      const sheet = sheets.get(href.replace(/#.*/, ""));
      expect(sheet !== undefined, file, `a sheet at ${href}, where the build has none`);
      return sheet;
    });
  }
  // React takes the first script of the head for the one it rendered there, so that one stays first.
  const facts = structuredData.exec(page)?.[0] ?? "";
  page = page.replace(structuredData, "");
  // Before any stylesheet: a script after one waits for it, and misses what fails meanwhile.
  return page.replace(
    startOfHead,
    (start) => `${start}${facts}<script>${loaders[loader]}</script>`,
  );
}
