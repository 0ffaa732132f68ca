/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then, and the text may be freed.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
