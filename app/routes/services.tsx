import { servicesCall, servicesPage } from "../../content/pages/services.ts";
import { services } from "../../content/services.ts";
import { ClosingCall } from "../components/closing-call.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { serviceList } from "../metadata/structured-data.ts";
import { ServiceCredits } from "./services/service-credits.tsx";

export const meta = () => pageMetadata(servicesPage, serviceList(servicesPage, services));

export default function Services() {
  return (
    <PageMain>
      <PageHeader page={servicesPage} layout="wide" />
      <ServiceCredits />
      <ClosingCall call={servicesCall} />
    </PageMain>
  );
}
