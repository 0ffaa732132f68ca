import { included } from "../../../content/pricing.ts";

/** Two strips of four frames, the second shifted by one. */
export function Included() {
  return (
    <section aria-labelledby="included" className="border-t border-line">
      <div className="page-gutter py-20 md:py-32">
        <h2 id="included" className="reveal-text max-w-[12ch] text-title">
          {included.heading}
        </h2>
        <ul className="price-included mt-14 md:mt-20">
          {included.items.map(({ name, line }) => (
            <li key={name}>
              <h3 className="text-heading text-balance">{name}</h3>
              <p className="mt-4 text-small text-mist">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
