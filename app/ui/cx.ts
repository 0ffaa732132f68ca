export function cx(...names: (string | false | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
