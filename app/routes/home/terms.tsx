import { Link } from "react-router";
import { home } from "../../../content/home.ts";

export function Terms() {
  const { heading, text, price, priceNote, action } = home.terms;
  return (
    <section className="border-y border-line bg-deep">
      <div className="page-gutter grid gap-12 py-[clamp(4rem,8vw,8rem)] lg:grid-cols-[1fr_1.4fr]">
        <p className="reveal-text font-display text-heading text-amber">
          {price}
          <span className="mt-2 block font-sans text-small text-mist">{priceNote}</span>
        </p>
        <div className="reveal-text">
          <h2 className="text-title">{heading}</h2>
          <p className="mt-6 max-w-prose text-lead text-mist">{text}</p>
          <Link to={action.to} className="text-link mt-8 inline-block py-2">
            {action.label}
          </Link>
        </div>
      </div>
    </section>
  );
}
