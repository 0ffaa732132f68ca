import { PageMain } from "../components/page-main.tsx";

export default function Services() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">services</h1>
    </PageMain>
  );
}
