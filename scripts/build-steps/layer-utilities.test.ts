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
  });

  it("go by the last of several conditions, as Tailwind does", () => {
    const css = "@media (width>=48rem){.hover\\:md\\:flex:hover{display:flex}}";
    expect(layersOf(css)).toEqual(["md-state"]);
    expect(layersOf(".md\\:max-lg\\:flex{display:flex}")).toEqual(["md"]);
  });

  it("win in a state over what holds always there, for however few sides that is", () => {
    const css =
      "@media (width>=48rem){.md\\:data-open\\:px-3[data-open]{padding-inline:3px}.md\\:pr-6{padding-right:6px}}";
    expect(layersOf(css)).toEqual(["md-side", "md-state-axis"]);
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
