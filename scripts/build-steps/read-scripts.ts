export type InlineScript = {
  /** The whole tag, as it stands in the page. */
  tag: string;
  attributes: Record<string, string>;
  text: string;
};

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const attribute = /([^\s=/]+)(?:="([^"]*)")?/g;
const executableTypes = new Set(["", "module", "text/javascript"]);
export const laterType = "text/x-later";

/**
 * React escapes `<` in text and attributes, and `</script` in scripts, so that a pattern is enough.
 */
export function readScripts(html: string): InlineScript[] {
  return Array.from(html.matchAll(scriptTag), ([tag, rawAttributes = "", text = ""]) => ({
    tag,
    attributes: Object.fromEntries(
      Array.from(rawAttributes.matchAll(attribute), ([, name = "", value = ""]) => [name, value]),
    ),
    text,
  }));
}

export function isExecutable({ attributes }: InlineScript): boolean {
  return executableTypes.has(attributes.type ?? "");
}

/** What the browser may run, now or once the loader has put it back. */
export function canRun(script: InlineScript): boolean {
  return isExecutable(script) || script.attributes.type === laterType;
}
