/** A label and what it says; what is not known has no place. */
export function SheetFacts({
  facts,
}: {
  facts: readonly (readonly [string, string | null | undefined])[];
}) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-caption text-mist">{label}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
