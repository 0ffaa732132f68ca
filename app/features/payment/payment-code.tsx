import { encode } from "uqr";

type PaymentCodeProps = { text: string; caption: string };

/** Dark on light with its quiet margin: phones read the other way round only sometimes. */
export function PaymentCode({ text, caption }: PaymentCodeProps) {
  const { size, data } = encode(text, { ecc: "M", border: 3 });
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full bg-paper fill-night"
      >
        <path d={drawModules(data)} />
      </svg>
      <figcaption className="mt-2 text-label tracking-normal text-mist">{caption}</figcaption>
    </figure>
  );
}

/** One run of neighbours is one stroke of the path. */
export function drawModules(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  return path;
}
