import { home } from "../../../content/home.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";

const { label, heading, from, amount, period, vatNote, facts, campaign, action } = home.price;

/** The price, set like a title card below the picture of the projector. */
export function MonthlyPrice() {
  return (
    <section aria-labelledby="price" className="relative isolate overflow-hidden bg-night">
      <Picture
        asset="pricing"
        sizes="(width < 48rem) max(100vw, 43rem), max(100vw, 79rem)"
        isDecorative
        className="media-ground shaded bottom-auto -z-10 [--shade:linear-gradient(transparent_46%,--alpha(var(--color-night)/50%)_54%,var(--color-night)),linear-gradient(var(--color-night),transparent_18%)] h-[24rem] md:h-[44rem]"
        imageClassName="object-[30%_30%] min-[100rem]:object-[30%_56%]"
      />
      <div className="page-gutter pt-[17rem] pb-[clamp(5rem,10vw,9rem)] md:pt-[22rem]">
        <p className="eyebrow">{label}</p>
        <h2 id="price" className="reveal-text mt-4 max-w-[18ch] text-title">
          {heading}
        </h2>
        <p className="mt-12 md:mt-20">
          <span className="block text-lead">{from}</span>
          {/* Set wide, it fills the page from edge to edge. */}
          <span className="mt-2 -ml-[0.03em] block font-display text-wordmark leading-[0.86] tracking-[-0.05em] whitespace-nowrap lining-nums lg:text-wordmark-wide lg:font-stretch-150%">
            {amount}
          </span>
          <span className="mt-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
            <span className="text-lead">{period}</span>
            <span className="text-small text-mist">{vatNote}</span>
          </span>
        </p>
        <dl className="mt-14 grid gap-x-8 gap-y-8 border-t border-line pt-8 md:grid-cols-3">
          {facts.map(({ figure, text }) => (
            <div key={figure}>
              <dt className="font-display text-heading text-amber lg:font-stretch-125%">
                {figure}
              </dt>
              <dd className="mt-1 text-mist">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-14 flex flex-wrap items-center gap-x-10 gap-y-5">
          <ButtonLink to={action.to} size="large">
            {action.label}
          </ButtonLink>
          <p className="max-w-[44ch] text-mist">{campaign}</p>
        </div>
      </div>
    </section>
  );
}
