import { cookiesPage, cookiesSections } from "../../content/pages/cookies.ts";
import { CookieControl } from "../site/consent/cookie-control.tsx";
import { LegalText } from "../site/legal-text.tsx";
import { PageHeader } from "../site/page-header.tsx";
import { PageMain } from "../site/page-main.tsx";
import { pageMetadata } from "../site/metadata/page-metadata.ts";

export const meta = () => pageMetadata(cookiesPage);

export default function Cookies() {
  return (
    <PageMain>
      <PageHeader page={cookiesPage} layout="wide" />
      <CookieControl />
      <LegalText sections={cookiesSections} />
    </PageMain>
  );
}
