import { PageMain } from "../components/page-main.tsx";

export default function OurWork() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">our-work</h1>
    </PageMain>
  );
}
