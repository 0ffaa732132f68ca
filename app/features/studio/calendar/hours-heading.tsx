/** Over a part of the hours. */
export function HoursHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="mb-3 text-body/[1.45]">
      {children}
    </h2>
  );
}
