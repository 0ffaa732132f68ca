import { PageMain } from "../components/page-main.tsx";

export default function Accessibility() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">accessibility</h1>
    </PageMain>
  );
}
