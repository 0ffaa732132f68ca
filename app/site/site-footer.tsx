import { Link } from "react-router";
import { brand } from "../../content/brand.ts";
import { footerLinks, mainNavigation, siteFrame } from "../../content/navigation.ts";

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-night">
      <div className="page-gutter grid gap-12 py-16 md:grid-cols-[1.2fr_1fr_1fr] print:py-[6mm]">
        <div>
          <p className="font-display text-heading font-stretch-125%">{brand.name}</p>
          <p className="mt-4 max-w-[34ch] text-small text-mist">{siteFrame.line}</p>
          <a className="text-link mt-6 inline-block" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </div>
        <FooterList label={siteFrame.siteLinks} links={mainNavigation} />
        <FooterList label={siteFrame.legalLinks} links={footerLinks} />
      </div>
      <div className="page-gutter border-t border-line py-6 text-label tracking-normal text-mist">
        <p>
          © {brand.legalName}. Registered in {brand.registeredIn}, company number{" "}
          {brand.companyNumber}. Registered office: {brand.registeredOffice}.
          {brand.vatNumber && ` VAT number ${brand.vatNumber}.`}
        </p>
      </div>
    </footer>
  );
}

type FooterListProps = { label: string; links: readonly { to: string; label: string }[] };

function FooterList({ label, links }: FooterListProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <h2 className="font-sans text-label font-stretch-100% tracking-[0.14em] text-amber uppercase">
        {label}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-1 md:grid-cols-1">
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <Link to={to} className="inline-block py-1 text-small text-mist hover:text-paper">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
