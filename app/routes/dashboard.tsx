import { PageMain } from "../components/page-main.tsx";

export default function Dashboard() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">dashboard</h1>
    </PageMain>
  );
}
