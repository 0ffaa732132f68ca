import { pricingDialogs, pricingPage } from "../../../content/pages/pricing.ts";
import { subscription, subscriptionPrice, vatNote } from "../../../content/pricing.ts";
import { vatMark } from "../../../content/pr-packages.ts";
import { EmailDialog } from "../../features/enquiry/email-dialog.tsx";
import { Picture } from "../../ui/media/picture.tsx";

/** On a tall screen the beam leaves the words alone, and what is below it brings its own dark. */
const ownDark =
  "max-md:relative max-md:before:absolute " +
  "max-md:before:inset-x-[-50vw] max-md:before:-top-16 max-md:before:-bottom-[100svh] max-md:before:-z-5 max-md:before:bg-[linear-gradient(transparent,--alpha(var(--color-night)/72%)_4rem,--alpha(var(--color-night)/90%)_12rem)]";

/** The picture of a dark cinema, with the price on its screen. */
export function PricingOpening() {
  const { eyebrow, heading, standfirst } = pricingPage;
  const { call } = pricingDialogs;
  return (
    <header className="shaded relative isolate overflow-clip [--shade:linear-gradient(--alpha(var(--color-night)/70%),transparent_34%),linear-gradient(transparent_52%,--alpha(var(--color-night)/85%)_90%)] after:-z-5">
      <Picture
        asset="pricing"
        priority
        sizes="(width < 48rem) 130vw, max(100vw, 178svh)"
        className="media-ground -z-10 max-md:top-18 max-md:-bottom-18 max-md:mask-[linear-gradient(transparent,var(--color-night)_7rem)]"
        imageClassName="scroll-leave object-[24%_42%] [--to:translateY(10%)_scale(1.05)] md:object-[30%_46%]"
      />
      <div className="page-gutter flex min-h-[max(min(calc(100svh-4.5rem),62rem),var(--banner-screen))] flex-col justify-between gap-[clamp(3rem,26svh-1.3*var(--banner-foot),22rem)] pt-[clamp(2.25rem,5svh,4.5rem)] pb-[calc(clamp(1.5rem,3.5svh,3rem)+var(--banner-foot))]">
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
          <p className="eyebrow lg:col-span-12">{eyebrow}</p>
          <h1 className="max-w-[14ch] text-title lg:col-span-7">{heading}</h1>
          <p className="max-w-[40ch] text-paper/85 lg:col-span-4 lg:col-start-9">{standfirst}</p>
        </div>
        <div id="subscription" className={ownDark}>
          <p className="flex flex-wrap items-end gap-x-[2vw] gap-y-3">
            <span className="w-full text-lead">
              {subscription.name} {subscription.from.toLowerCase()}
            </span>{" "}
            <span className="font-display text-price leading-[0.86] font-stretch-100% tracking-[-0.045em] text-amber lg:text-price-wide lg:font-stretch-150% print:text-print-display print:leading-none print:font-stretch-125%">
              {subscriptionPrice}
            </span>{" "}
            <span className="text-lead leading-snug">
              <span className="md:block">{subscription.period}</span>{" "}
              <span className="text-mist md:block">{vatMark}</span>
            </span>
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <EmailDialog kind="call" size="large" trigger={call.heading} {...call} />
            <p className="text-small text-mist">{vatNote}</p>
          </div>
        </div>
      </div>
    </header>
  );
}
