import { contactPage } from "../../content/pages/contact.ts";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { WideFrame } from "../components/wide-frame.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { StartProject } from "./contact/start-project.tsx";
import { WhatToExpect } from "./contact/what-to-expect.tsx";

export const meta = () => pageMetadata(contactPage);

export default function Contact() {
  return (
    <PageMain>
      <PageHeader page={contactPage} layout="split" />
      <WideFrame asset="contact" />
      <StartProject />
      <WhatToExpect />
    </PageMain>
  );
}
