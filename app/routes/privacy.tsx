import { PageMain } from "../components/page-main.tsx";

export default function Privacy() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">privacy</h1>
    </PageMain>
  );
}
