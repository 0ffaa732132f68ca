import { PageMain } from "../components/page-main.tsx";

export default function About() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">about</h1>
    </PageMain>
  );
}
