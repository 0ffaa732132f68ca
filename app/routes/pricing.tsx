import { PageMain } from "../components/page-main.tsx";

export default function Pricing() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">pricing</h1>
    </PageMain>
  );
}
