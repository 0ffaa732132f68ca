import type { Service } from "../../../content/services.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { cx } from "../../ui/cx.ts";
import { ServiceFacts } from "./service-facts.tsx";
import { spreads } from "./spreads.ts";

/** Twelve columns between the gutters, with names for the page's edges and the screen's. */
const grid =
  "grid grid-cols-[[edge-start]_var(--gutter)_[page-start]_repeat(12,[column]_minmax(0,1fr))_[page-end]_var(--gutter)_[edge-end]]";

export function ServiceSpread({ service }: { service: Service }) {
  const { id, name, description, suits, asset } = service;
  const { sizes, frame, crop, words, heading, text, facts } = spreads[id];
  const headingId = `${id}-name`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx(grid, "mx-auto max-w-[110rem] scroll-mt-0 pb-[clamp(6rem,12vw,12rem)]")}
    >
      <Picture
        asset={asset}
        sizes={sizes}
        className={cx("col-[edge]", frame)}
        imageClassName={crop}
      />
      <div className={cx("col-[page] pt-8", words)}>
        <h2 id={headingId} className={cx("reveal-text text-title text-pretty", heading)}>
          {name}
        </h2>
        <p className={cx("mt-6 max-w-[44ch] text-lead", text)}>{description}</p>
        <p className={cx("mt-4 max-w-[44ch] text-mist", text)}>{suits}</p>
      </div>
      <ServiceFacts service={service} className={cx("col-[page] pt-12", facts)} />
    </section>
  );
}
