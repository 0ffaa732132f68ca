import { PageMain } from "../components/page-main.tsx";

export default function Home() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">home</h1>
    </PageMain>
  );
}
