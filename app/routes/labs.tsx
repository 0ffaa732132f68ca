import { PageMain } from "../components/page-main.tsx";

export default function Labs() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">labs</h1>
    </PageMain>
  );
}
