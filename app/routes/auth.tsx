import { PageMain } from "../components/page-main.tsx";

export default function Auth() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">auth</h1>
    </PageMain>
  );
}
