/** Whether the visitor, or the network, asks for fewer bytes. */
export function isSavingData(): boolean {
  const { connection } = navigator;
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? "");
}
