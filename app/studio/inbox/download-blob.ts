/** Hands a file to the browser. */
export function downloadBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then, and the file may be freed.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
