import { brand } from "../../content/brand.ts";
import { describeBytes, exportIndex } from "../../content/export.ts";
import { escapeHtml } from "../mail/escape-html.ts";

export type Contents = {
  title: string;
  /** Of whom, and when. */
  made: string;
  tables: { name: string; count: number }[];
  files: { name: string; size: number; isMissing: boolean }[];
};

const style = `
:root { color-scheme: dark; }
body { margin: 0; padding: clamp(1.5rem, 6vw, 5rem); background: #07090c; color: #f4efe6;
  font: 1.0625rem/1.65 "Hanken Grotesk", system-ui, sans-serif; }
main { max-width: 62rem; }
p.brand { margin: 0 0 2rem; font-size: 0.8125rem; letter-spacing: 0.08em; text-transform: uppercase; color: #f3a94f; }
h1 { margin: 0 0 1rem; font-size: clamp(2rem, 5vw, 3.5rem); line-height: 1.05; font-weight: 400; }
h2 { margin: 4rem 0 1rem; font-size: 1.5rem; font-weight: 400; }
p, td + td { color: #b4b8ba; }
table { width: 100%; border-collapse: collapse; }
td { padding: 0.75rem 0; border-top: 1px solid #2a323b; vertical-align: top; overflow-wrap: anywhere; }
td + td { padding-left: 2rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
a { color: inherit; text-underline-offset: 0.2em; text-decoration-color: #66717d; }
a:hover { color: #ffc67d; }
`;

/** The page that somebody opens first. Complete in itself: it must work from a folder, without a network. */
export function renderIndex({ title, made, tables, files }: Contents): string {
  const words = exportIndex;
  const rows = tables.map(({ name, count }) =>
    row(link(`data/${name}.json`, words.tables.get(name) ?? name), words.count(count)),
  );
  const fileRows = files.map(({ name, size, isMissing }) =>
    isMissing ? row(escapeHtml(name), words.missing) : row(link(name, name), describeBytes(size)),
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(brand.name)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(made)}</p>
<p>${escapeHtml(words.note)}</p>
<h2>${escapeHtml(words.data)}</h2>
<table>
${rows.join("\n")}
</table>
${files.length > 0 ? `<h2>${escapeHtml(words.files)}</h2>\n<table>\n${fileRows.join("\n")}\n</table>` : ""}
</main>
</body>
</html>
`;
}

function row(what: string, howMuch: string): string {
  return `<tr><td>${what}</td><td>${escapeHtml(howMuch)}</td></tr>`;
}

function link(path: string, label: string): string {
  const address = path.split("/").map(encodeURIComponent).join("/");
  return `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;
}
