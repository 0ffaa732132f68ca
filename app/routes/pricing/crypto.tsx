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
      <div className="price-coins mt-14 md:mt-20">
        <div className="price-coin">
          <p aria-hidden="true" className="price-coin-symbol">
            {ethereum.symbol}
          </p>
          <h3 className="text-heading">{ethereum.name}</h3>
          <p className="mt-4 max-w-[40ch] text-mist">{ethereum.line}</p>
          <ButtonLink to="#pr-packages" variant="secondary" className="mt-8">
            {ethereum.action}
          </ButtonLink>
        </div>
        <div className="price-coin">
          <p aria-hidden="true" className="price-coin-symbol">
            {bitcoin.symbol}
          </p>
          <h3 className="text-heading">{bitcoin.name}</h3>
          <p className="mt-4 max-w-[40ch] text-mist">{bitcoin.line}</p>
          <div className="mt-8 flex flex-wrap items-center gap-4">
            <EmailDialog
              kind="call"
              variant="secondary"
              trigger={bitcoin.action}
              {...pricingDialogs.bitcoin}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
