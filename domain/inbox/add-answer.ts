/**
 * A canned answer after what is written already. Only the greeting that the reply began with makes way, where the
 * answer greets by itself: `name` is what it calls them.
 */
export function addAnswer(
  written: string,
  answer: string,
  { greeting, name }: { greeting: string; name: string },
): string {
  const isUntouched = written.trim() === "" || written.trim() === greeting.trim();
  if (written.trim() === "" || (isUntouched && answer.includes(name))) return answer;
  return `${written.trimEnd()}\n\n${answer}`;
}
