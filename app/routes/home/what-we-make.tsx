import { Link } from "react-router";
import { home } from "../../../content/home.ts";

export function WhatWeMake() {
  const { heading, entries } = home.make;
  return (
    <section className="page-gutter py-[clamp(5rem,12vw,11rem)]">
      <h2 className="reveal-text max-w-[18ch] text-title">{heading}</h2>
      <ol className="mt-16 lg:mt-24">
        {entries.map(({ to, title, text }) => (
          <li key={title} className="reveal-text border-t border-line">
            <Link
              to={to}
              className="group grid gap-x-12 gap-y-3 py-8 no-underline lg:grid-cols-[1.15fr_1fr] lg:py-10"
            >
              <h3 className="text-heading transition-[font-stretch,color] duration-500 ease-camera group-hover:text-amber lg:group-hover:font-stretch-150%">
                {title}
              </h3>
              <p className="max-w-[46ch] text-mist">{text}</p>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
