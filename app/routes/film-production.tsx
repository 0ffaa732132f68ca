import { PageMain } from "../components/page-main.tsx";

export default function FilmProduction() {
  return (
    <PageMain className="page-gutter py-32">
      <h1 className="text-display">film-production</h1>
    </PageMain>
  );
}
