import css from "../../styles/tokens.css?raw";

/** Read from the file itself: the build drops the variables that no page uses yet. */
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
);

export function readToken(name: string) {
  return tokens.get(name);
}

export const colourTokens = [...tokens].flatMap(([name, value]) =>
  name.startsWith("color-") && value.startsWith("#") ? [{ name: name.slice(6), hex: value }] : [],
);
