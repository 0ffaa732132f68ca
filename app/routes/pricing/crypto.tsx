import type { ReactNode } from "react";
import { cryptoSection, pricingDialogs } from "../../../content/pages/pricing.ts";
import { EmailDialog } from "../../features/enquiry/email-dialog.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";

export function Crypto() {
  const { label, heading, ethereum, bitcoin } = cryptoSection;
  return (
    <section aria-labelledby="crypto" className="border-t border-line">
      <div className="page-gutter pt-20 md:pt-32">
        <p className="eyebrow">{label}</p>
        <h2 id="crypto" className="reveal-text mt-5 text-title">
          {heading}
        </h2>
      </div>
      <div className="mt-14 grid border-t border-line md:mt-20 md:grid-cols-2 print:grid-cols-2 print:gap-[8mm] print:border-0">
        <Coin {...ethereum}>
          <ButtonLink to="#pr-packages" variant="secondary" className="mt-8 print:hidden">
            {ethereum.action}
          </ButtonLink>
        </Coin>
        <Coin {...bitcoin}>
          <div className="mt-8 flex flex-wrap items-center gap-4">
            <EmailDialog
              kind="call"
              variant="secondary"
              trigger={bitcoin.action}
              {...pricingDialogs.bitcoin}
            />
          </div>
        </Coin>
      </div>
    </section>
  );
}

type CoinProps = { symbol: string; name: string; line: string; children: ReactNode };

/** Its letters are hairlines: all edge, no weight. */
function Coin({ symbol, name, line, children }: CoinProps) {
  return (
    <div className="flex flex-col items-start overflow-clip border-line px-(--gutter) pt-8 pb-16 not-first:border-t md:pt-12 md:pb-24 md:not-first:border-t-0 md:not-first:border-l print:break-inside-avoid print:border-0! print:p-0">
      <p
        aria-hidden="true"
        className="mb-10 font-display text-price-large/[0.9] font-stretch-125% tracking-[-0.03em] text-transparent [-webkit-text-stroke:1px_var(--color-amber)] print:hidden"
      >
        {symbol}
      </p>
      <h3 className="text-heading">{name}</h3>
      <p className="mt-4 max-w-[40ch] text-mist">{line}</p>
      {children}
    </div>
  );
}
