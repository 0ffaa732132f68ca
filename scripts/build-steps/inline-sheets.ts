const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Puts a page's sheets into the page, so that it is painted as soon as it is there. The links stay, switched off and so never
 * fetched: React looks for them when the page becomes the app, and a part that needs one of those sheets finds it in place.
 */
export function inlineSheets(html: string, readSheet: (href: string) => string): string {
  return html.replace(sheetLink, (_, href: string) => {
    const sheet = readSheet(href).trim();
    if (/<\/style/i.test(sheet)) throw new Error(`${href} would end its own style element`);
    return `<style>${sheet}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
  });
}

/** The style elements of a page as they stand there: what its policy allows by their hashes. */
export function readInlineSheets(html: string): string[] {
  return Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, sheet = ""]) => sheet);
}
