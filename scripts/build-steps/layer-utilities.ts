import { readFileSync } from "node:fs";
import { join } from "node:path";
import { atRule, parse, type ChildNode, type Rule } from "postcss";
import { productRoot } from "./product-root.ts";

/**
 * In the order in which Tailwind writes them into one sheet: what holds always, then states, then ever wider screens.
 * Variants of our own come last.
 */
const groups = [
  "plain",
  "state",
  "max",
  "sm",
  "below-md",
  "md",
  "lg",
  "xl",
  "2xl",
  "above-2xl",
  "container",
  "print",
  "own",
] as const;
type Group = (typeof groups)[number];

/** Within each: what holds there always, then in a state. */
const moments = ["", "-state"] as const;
type Moment = (typeof moments)[number];

/** Within these: what is said of all sides, of two, of one. */
const breadths = ["", "-axis", "-side"] as const;
type Breadth = (typeof breadths)[number];

/** Widths that have no name, in rem, come with the next smaller one that has. */
const widths: readonly [number, Group][] = [
  [100, "above-2xl"],
  [80, "xl"],
  [64, "lg"],
  [48, "md"],
  [0, "below-md"],
];

/** A name may not begin with a digit. */
const layerOf = (group: Group, moment: Moment, breadth: Breadth) =>
  `utilities.u-${group}${moment}${breadth}`;
const layers = groups.flatMap((group) =>
  moments.flatMap((moment) => breadths.map((breadth) => layerOf(group, moment, breadth))),
);
const order = `@layer theme, base, components, utilities, ${layers.join(", ")};\n`;

/**
 * Puts utilities into layers by what they hold under. Pages and parts have sheets of their own, which come in any order
 * and stay: without layers a `flex` of a later one would win over the `max-md:hidden` of an earlier one.
 */
export function layerUtilities() {
  const ownVariants = listOwnVariants(
    readFileSync(join(productRoot, "app/styles/parts.css"), "utf8"),
  );
  return {
    name: "layer-utilities",
    enforce: "pre" as const,
    transform: {
      filter: { id: /\/app\/styles\/[^?]*\.css$/ },
      handler: (css: string) => ({ code: sortIntoLayers(css, ownVariants), map: null }),
    },
  };
}

/** Those that only have another meaning here stay where Tailwind has them. */
function listOwnVariants(css: string): string[] {
  const names = Array.from(css.matchAll(/@custom-variant ([a-z-]+)/g), ([, name = ""]) => name);
  return names.filter((name) => name !== "hover" && name !== "focus-visible");
}

export function sortIntoLayers(css: string, ownVariants: readonly string[]): string {
  const sheet = parse(css);
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params !== "utilities" || !layer.nodes) return;
    const found = new Map<string, ChildNode[]>(layers.map((name) => [name, []]));
    for (const node of layer.nodes)
      for (const [name, part] of splitByLayer(node, ownVariants)) found.get(name)?.push(part);
    for (const [params, nodes] of found)
      if (nodes.length > 0) layer.before(atRule({ name: "layer", params, nodes }));
    layer.remove();
  });
  return order + sheet.toString();
}

/** Under one condition of a browser's there may be rules of several layers. */
function splitByLayer(node: ChildNode, ownVariants: readonly string[]): Map<string, ChildNode> {
  if (node.type === "rule") return new Map([[findLayer(node, ownVariants), node.clone()]]);
  const parts = new Map<string, ChildNode[]>();
  if (node.type === "atrule")
    for (const child of node.nodes ?? [])
      for (const [name, part] of splitByLayer(child, ownVariants))
        parts.set(name, [...(parts.get(name) ?? []), part]);
  return new Map(Array.from(parts, ([name, nodes]) => [name, node.clone({ nodes })]));
}

/** That of the variant which Tailwind sorts last, with a state beside it or not. */
function findLayer(rule: Rule, ownVariants: readonly string[]): string {
  const variants = listClasses(rule).flatMap((name) => splitVariants(name).slice(0, -1));
  const found = new Set(variants.map((variant) => groupOf(variant, ownVariants)));
  const group = groups.findLast((each) => found.has(each)) ?? "plain";
  const moment = group !== "state" && found.has("state") ? "-state" : "";
  return layerOf(group, moment, breadthOf(rule));
}

/** `border-line` of a later sheet would win over the `border-b-edge` of an earlier one, `col-span-2` over `col-start-2`. */
function breadthOf(rule: Rule): Breadth {
  const properties: string[] = [];
  rule.walkDecls(/^(?!--)/, ({ prop }) => void properties.push(prop));
  const areAll = (pattern: RegExp) =>
    properties.length > 0 && properties.every((property) => pattern.test(property));
  if (areAll(/-(?:top|right|bottom|left|start|end)(?:-|$)|^(?:top|right|bottom|left)$/))
    return "-side";
  return areAll(/-(?:inline|block|x|y)(?:-|$)|^(?:row|column)-gap$/) ? "-axis" : "";
}

function groupOf(variant: string, ownVariants: readonly string[]): Group {
  const known = groups.find((group) => group === variant);
  if (known) return known;
  if (variant.startsWith("max-")) return "max";
  const width = /^min-\[([\d.]+)rem\]$/.exec(variant)?.[1];
  if (width) return widths.find(([least]) => Number(width) >= least)?.[1] ?? "below-md";
  if (variant.startsWith("@")) return "container";
  if (variant === "forced-colors" || variant === "noscript") return "print";
  return ownVariants.includes(variant) || variant.startsWith("[") ? "own" : "state";
}

/** The utility's own class is the first of each selector. */
function listClasses({ selectors }: Rule): string[] {
  return selectors.flatMap((selector) => {
    const name = /\.((?:\\.|[\w-])+)/.exec(selector)?.[1];
    return name === undefined ? [] : [name.replaceAll(/\\(.)/g, "$1")];
  });
}

/** `md:hover:bg-[url(a:b)]` → `md`, `hover`, `bg-[url(a:b)]`. */
function splitVariants(name: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of name) {
    if (letter === "[" || letter === "(") depth++;
    if (letter === "]" || letter === ")") depth--;
    if (letter === ":" && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
