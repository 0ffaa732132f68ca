import { describe, expect, it } from "vitest";
import { sortIntoLayers } from "./layer-utilities.ts";

const layersOf = (css: string) =>
  Array.from(
    sortIntoLayers(`@layer utilities{${css}}`, ["low"]).matchAll(
      /@layer utilities\.u-([\w-]+) ?\{/g,
    ),
    ([, name]) => name,
  );

describe("utilities of sheets that come in any order", () => {
  it("lie in layers by what they hold under", () => {
    expect(layersOf(".flex{display:flex}")).toEqual(["plain"]);
    expect(layersOf(".hover\\:flex:hover{display:flex}")).toEqual(["state"]);
    expect(layersOf("@media (width<48rem){.max-md\\:hidden{display:none}}")).toEqual(["max"]);
    expect(layersOf("@media (width>=40rem){.min-\\[40rem\\]\\:flex{display:flex}}")).toEqual([
      "below-md",
    ]);
    expect(layersOf("@media (height<34rem){.low\\:flex{display:flex}}")).toEqual(["own"]);
    expect(layersOf("@media print{.print\\:hidden{display:none}}")).toEqual(["print"]);
  });

  it("come after those for more sides", () => {
    expect(layersOf(".border-line{border-color:red}")).toEqual(["plain"]);
    expect(layersOf(".px-4{padding-inline:1rem}")).toEqual(["plain-axis"]);
    expect(layersOf(".border-b-edge{border-bottom-color:red}")).toEqual(["plain-side"]);
    expect(layersOf(".top-0{top:0}")).toEqual(["plain-side"]);
    expect(layersOf(".page-gutter{width:100%;padding-inline:1rem}")).toEqual(["plain"]);
    expect(layersOf(".hover\\:mt-1:hover{margin-top:1px}")).toEqual(["state-side"]);
    const both =
      "@media (width>=64rem){.lg\\:col-start-4{grid-column-start:4}.lg\\:col-span-9{grid-column:span 9}}";
    expect(layersOf(both)).toEqual(["lg", "lg-side"]);
    const closed =
      "@media (width>=48rem){.md\\:pl-4{padding-left:1rem}.md\\:data-closed\\:px-2[data-closed]{padding-inline:0}}";
    expect(layersOf(closed)).toEqual(["md-side", "md-more-axis"]);
  });

  it("go by the last of several conditions, as Tailwind does", () => {
    const css = "@media (width>=48rem){.hover\\:md\\:flex:hover{display:flex}}";
    expect(layersOf(css)).toEqual(["md-more"]);
    expect(layersOf(".md\\:max-lg\\:flex{display:flex}")).toEqual(["md-more"]);
  });

  it("are told apart by their own class, whatever else the selector or the value names", () => {
    expect(layersOf(".bg-\\[url\\(a\\:b\\)\\]{background:url(a:b)}")).toEqual(["plain"]);
    expect(layersOf(":is(.\\*\\:p-4>*){padding:1rem}")).toEqual(["state"]);
  });

  it("come in one order, which every sheet states first, and leave other layers alone", () => {
    const css = sortIntoLayers(
      "@layer base{a{color:red}}@layer utilities{@media (width>=64rem){.lg\\:a{order:0}}.a{order:1}}",
      [],
    );
    expect(css).toMatch(/^@layer theme, base, components, utilities, utilities\.u-plain, .*u-lg/);
    expect(css).toMatch(/u-plain ?\{.*u-lg ?\{/s);
    expect(css).toContain("@layer base{a{color:red}}");
  });
});
