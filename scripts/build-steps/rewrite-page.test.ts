import { describe, expect, it } from "vitest";
import { writeContentSecurityPolicy } from "./content-security-policy.ts";
import { rewritePage } from "./rewrite-page.ts";

const loaders = {
  "on-demand": "waitForAPerson()",
  "own-clock": "showTheirTimes()",
  "once-painted": "showTheFrame()",
  "at-once": "reveal()",
};
const sheets = new Map([["/assets/root-1.css", "@layer base;\n.a>b{content:'$&'}\n"]]);
const parts = { loaders, sheets };
const structuredData = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
const context = "<script>window.__reactRouterContext = {};</script>";
const start =
  '<script type="module" async="">import "/assets/manifest-ab12.js";\nimport("/assets/entry.client-1.js");</script>';
const end = "<script>window.__reactRouterContext.streamController.close();</script>";

const head = '<head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>';

function page({ mode = "on-demand", scripts = context + start + end } = {}) {
  return (
    `<!DOCTYPE html><html lang="en-GB" data-hydrate="${mode}">${head}` +
    '<link rel="modulepreload" href="/assets/manifest-ab12.js"/>' +
    '<link rel="modulepreload" href="/assets/entry.client-1.js"/>' +
    '<link rel="stylesheet" href="/assets/root-1.css"/>' +
    `${structuredData}</head><body><p>$&amp; text</p>${scripts}</body></html>`
  );
}

describe("rewritePage", () => {
  it("puts off every script of a page on demand, with its text untouched", () => {
    const html = rewritePage(page(), "index.html", parts);
    expect(html).toContain(
      '<script type="text/x-later">window.__reactRouterContext = {};</script>',
    );
    expect(html).toContain(
      '<script type="text/x-later" data-chunks="/assets/manifest-ab12.js /assets/entry.client-1.js">import "/assets/manifest-ab12.js";\n',
    );
    expect(html).not.toContain("modulepreload");
    expect(html).toContain("<script>waitForAPerson()</script>");
    expect(html).toContain("<p>$&amp; text</p>");
  });

  it("keeps structured data as it is, before the loader, where React looks for its own script", () => {
    expect(rewritePage(page(), "index.html", parts)).toContain(
      `${head}${structuredData}<script>waitForAPerson()</script>`,
    );
  });

  it("names the build on <html>, so that a page reloads once per build", () => {
    expect(rewritePage(page(), "index.html", parts)).toContain(
      '<html lang="en-GB" data-hydrate="on-demand" data-build="ab12">',
    );
  });

  it("puts them off where the page starts once it is painted, too", () => {
    const html = rewritePage(page({ mode: "after-paint" }), "labs/index.html", parts);
    expect(html).not.toContain("modulepreload");
    expect(html).toContain("<script>waitForAPerson()</script>");
  });

  it("gives the page of free times the loader that knows the visitor's clock", () => {
    const html = rewritePage(page({ mode: "own-clock" }), "book/index.html", parts);
    expect(html).not.toContain("modulepreload");
    expect(html).toContain("<script>showTheirTimes()</script>");
  });

  it("gives a page that starts behind its first frame a loader of its own, and its sheets", () => {
    const html = rewritePage(page({ mode: "once-painted" }), "dashboard/index.html", parts);
    expect(html).not.toContain("modulepreload");
    expect(html).toContain('data-chunks="/assets/manifest-ab12.js /assets/entry.client-1.js"');
    expect(html).toContain("<script>showTheFrame()</script>");
    expect(html).toContain("<style>@layer base;");
  });

  it("only adds the small loader to a page that starts at once", () => {
    const html = rewritePage(page({ mode: "at-once" }), "auth/index.html", parts);
    expect(html).toContain(context + start + end);
    expect(html).toContain('rel="modulepreload"');
    expect(html).toContain(`${head}${structuredData}<script>reveal()</script>`);
  });

  it("writes the sheets into the page, and leaves their links switched off for React to find", () => {
    const html = rewritePage(page(), "index.html", parts);
    expect(html).toContain(
      "<style>@layer base;\n.a>b{content:'$&'}</style>" +
        '<link rel="stylesheet" href="/assets/root-1.css" disabled=""/>',
    );
  });

  it("leaves them to the cache where nothing is shown before the scripts are there", () => {
    const html = rewritePage(page({ mode: "at-once" }), "studio/index.html", parts);
    expect(html).toContain('<link rel="stylesheet" href="/assets/root-1.css"/>');
    expect(html).not.toContain("<style>");
  });

  it("fails on a sheet that is not there, and on one that would end its element", () => {
    expect(() => rewritePage(page(), "index.html", { loaders, sheets: new Map() })).toThrow(
      /^index.html: a sheet at \/assets\/root-1.css/,
    );
    const broken = new Map([["/assets/root-1.css", "a::after{content:'</style>'}"]]);
    expect(() => rewritePage(page(), "index.html", { loaders, sheets: broken })).toThrow(
      "/assets/root-1.css would end its own style element",
    );
  });

  it.each([
    ["no module script", page({ scripts: context + end })],
    ["two module scripts", page({ scripts: context + start + start + end })],
    ["another first script", page({ scripts: `<script>other()</script>${context}${start}${end}` })],
    ["a stream left open", page({ scripts: context + start })],
    [
      "an unknown attribute",
      page({ scripts: context + start + end.replace("<script", '<script defer=""') }),
    ],
    ["another head", page().replace("viewport", "robots")],
    ["no mode", page({ mode: "whenever" })],
  ])("fails on %s", (_, html) => {
    expect(() => rewritePage(html, "about/index.html", parts)).toThrow(
      /^about\/index.html: .*React Router/,
    );
  });
});

describe("writeContentSecurityPolicy", () => {
  it("hashes what can run, put off or not, and nothing else", () => {
    const policy = writeContentSecurityPolicy(rewritePage(page(), "index.html", parts), "/");
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1];
    expect(scripts?.match(/'sha256-[^']+'/g)).toHaveLength(4);
    expect(scripts).not.toContain("unsafe");
  });

  it("lets the sheets in that the build wrote into the page, and no other", () => {
    const policy = writeContentSecurityPolicy(rewritePage(page(), "index.html", parts), "/");
    expect(/style-src ([^;]+)/.exec(policy)?.[1]).toMatch(/^'self' 'sha256-[^']+'$/);
  });
});
