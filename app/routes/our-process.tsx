import { PageMain } from "../components/page-main.tsx";

export default function OurProcess() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">our-process</h1>
    </PageMain>
  );
}
