import { PageMain } from "../components/page-main.tsx";

export default function WhyUs() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">why-us</h1>
    </PageMain>
  );
}
