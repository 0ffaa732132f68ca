import { PageMain } from "../components/page-main.tsx";

export default function Terms() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">terms</h1>
    </PageMain>
  );
}
