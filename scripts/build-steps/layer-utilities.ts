import { readFileSync } from "node:fs";
import { atRule, parse, type ChildNode, type Rule } from "postcss";

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

/** Within each: what is said of all sides, of two, of one; then the same under more conditions than one. */
const ranks = ["", "-axis", "-side", "-more", "-more-axis", "-more-side"] as const;
type Rank = (typeof ranks)[number];

/** Widths that have no name, in rem, come with the next smaller one that has. */
const widths: readonly [number, Group][] = [
  [100, "above-2xl"],
  [80, "xl"],
  [64, "lg"],
  [48, "md"],
  [0, "below-md"],
];

/** A name may not begin with a digit. */
const layerOf = (group: Group, rank: Rank) => `utilities.u-${group}${rank}`;
const layers = groups.flatMap((group) => ranks.map((rank) => layerOf(group, rank)));
const order = `@layer theme, base, components, utilities, ${layers.join(", ")};\n`;

/**
 * Puts utilities into layers by what they hold under. Pages and parts have sheets of their own, which come in any order
 * and stay: without layers a `flex` of a later one would win over the `max-md:hidden` of an earlier one.
 */
export function layerUtilities() {
  const ownVariants = listOwnVariants(readFileSync("app/styles/parts.css", "utf8"));
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
    for (const node of layer.nodes) {
      const group = findGroup(node, ownVariants);
      for (const [rank, part] of splitByRank(node)) found.get(layerOf(group, rank))?.push(part);
    }
    for (const [params, nodes] of found)
      if (nodes.length > 0) layer.before(atRule({ name: "layer", params, nodes }));
    layer.remove();
  });
  return order + sheet.toString();
}

/** That of the variant which Tailwind sorts last. */
function findGroup(node: ChildNode, ownVariants: readonly string[]): Group {
  const places = listClasses(node).flatMap((name) =>
    splitVariants(name)
      .slice(0, -1)
      .map((variant) => groups.indexOf(groupOf(variant, ownVariants))),
  );
  return groups[Math.max(0, ...places)] ?? "plain";
}

/** Under one condition there may be rules of every rank. */
function splitByRank(node: ChildNode): [Rank, ChildNode][] {
  if (node.type === "rule") return [[rankOf(node), node.clone()]];
  if (node.type !== "atrule" || !node.nodes) return [["", node.clone()]];
  const parts = node.nodes.flatMap(splitByRank);
  return ranks.flatMap((rank): [Rank, ChildNode][] => {
    const nodes = parts.flatMap(([own, part]) => (own === rank ? [part] : []));
    return nodes.length > 0 ? [[rank, node.clone({ nodes })]] : [];
  });
}

/** `md:pl-4` would win over `md:hover:px-2` if it went by sides alone. */
function rankOf(rule: Rule): Rank {
  const isMore = listClasses(rule).some((name) => splitVariants(name).length > 2);
  return `${isMore ? "-more" : ""}${breadthOf(rule)}`;
}

/** `border-line` of a later sheet would win over the `border-b-edge` of an earlier one, `col-span-2` over `col-start-2`. */
function breadthOf(rule: Rule): "" | "-axis" | "-side" {
  const properties = rule.nodes.flatMap((node) =>
    node.type === "decl" && !node.prop.startsWith("--") ? [node.prop] : [],
  );
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
function listClasses(node: ChildNode): string[] {
  const rules: Rule[] = [];
  if (node.type === "rule") rules.push(node);
  else if (node.type === "atrule") node.walkRules((rule) => void rules.push(rule));
  return rules.flatMap(({ selectors }) =>
    selectors.flatMap((selector) => {
      const name = /\.((?:\\.|[\w-])+)/.exec(selector)?.[1];
      return name === undefined ? [] : [name.replaceAll(/\\(.)/g, "$1")];
    }),
  );
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
