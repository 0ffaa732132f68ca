import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brand } from "./brand.ts";
import { siteFiles } from "./site-files.ts";

const builtAt = new Date("2026-03-01T12:00:00Z");
const files = siteFiles(builtAt);

describe("sitemap.xml", () => {
  const addresses = [...files["/sitemap.xml"].body.matchAll(/<loc>(.*?)<\/loc>/g)].map((m) => m[1]);

  it("names public pages by their full address, each once", () => {
    expect(addresses).toContain(`${brand.origin}/`);
    expect(addresses).toContain(`${brand.origin}/case-study/ai-movies`);
    expect(addresses).toContain(`${brand.origin}/privacy`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it("leaves out the client area and the studio", () => {
    for (const path of ["/auth", "/dashboard", "/studio", "/404"]) {
      expect(addresses).not.toContain(`${brand.origin}${path}`);
    }
  });
});

describe("robots.txt", () => {
  it("lets robots in everywhere: what asks not to be listed must be read to be heard", () => {
    const lines = files["/robots.txt"].body.split("\n");
    expect(lines.filter((line) => line.startsWith("Disallow:"))).toEqual([]);
    expect(lines).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
  });
});

describe("manifest.webmanifest", () => {
  it("names the brand, its colours and its icons", () => {
    expect(JSON.parse(files["/manifest.webmanifest"].body)).toMatchObject({
      name: "Kinolume - AI Storytelling Agency",
      short_name: "Kinolume",
      theme_color: "#000000",
      background_color: "#07090c",
      icons: [
        ...[48, 96, 144, 192, 256, 384, 512].map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
        })),
        { src: "/icon-maskable-192.png", purpose: "maskable" },
        { src: "/icon-maskable-512.png", purpose: "maskable" },
        { src: "/favicon.svg" },
      ],
    });
  });
});

describe("the icons", () => {
  type Icon = { src: string; sizes: string; type: string };
  const { icons } = JSON.parse(files["/manifest.webmanifest"].body) as { icons: Icon[] };
  it.each(icons.filter(({ type }) => type === "image/png"))("$src is $sizes", ({ src, sizes }) => {
    const png = readFileSync(new URL(`../public${src}`, import.meta.url));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  });
});

describe("security.txt", () => {
  const { body } = files["/.well-known/security.txt"];

  it("says whom to write to", () => {
    expect(body).toContain(`Contact: mailto:${brand.securityEmail}`);
    expect(body).toContain(`Canonical: ${brand.origin}/.well-known/security.txt`);
  });

  it("expires less than a year after the build", () => {
    const expires = new Date(/^Expires: (.*)$/m.exec(body)?.[1] ?? "");
    const days = (expires.getTime() - builtAt.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });
});
