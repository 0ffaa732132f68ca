type HashTextProps = { value: string; compared?: string | undefined };

/** A long hexadecimal number that may break anywhere; what differs from the other one is marked. */
export function HashText({ value, compared }: HashTextProps) {
  const runs = splitRuns(value, compared);
  return (
    <code className="font-sans tracking-[0.04em] wrap-anywhere break-all tabular-nums">
      {runs.map(({ text, start, isOther }) =>
        isOther ? (
          <mark key={start} className="bg-transparent text-danger">
            {text}
          </mark>
        ) : (
          <span key={start}>{text}</span>
        ),
      )}
    </code>
  );
}

type Run = { text: string; start: number; isOther: boolean };

function splitRuns(value: string, compared: string | undefined): Run[] {
  const runs: Run[] = [];
  for (const [at, character] of Array.from(value).entries()) {
    const isOther = compared !== undefined && compared[at] !== character;
    const last = runs.at(-1);
    if (last?.isOther === isOther) last.text += character;
    else runs.push({ text: character, start: at, isOther });
  }
  return runs;
}
