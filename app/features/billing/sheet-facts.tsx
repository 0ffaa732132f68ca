/** Labels, each over what it says. */
export function SheetFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-mist">{label}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
