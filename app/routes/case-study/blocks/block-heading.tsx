/** Names the section it stands in; `id` is where the hero's buttons lead. */
export function BlockHeading({ id, children, className = "text-title" }: BlockHeadingProps) {
  return (
    <h2 id={`${id}-heading`} className={`reveal-text ${className}`}>
      {children}
    </h2>
  );
}

type BlockHeadingProps = { id: string; children: string; className?: string };
