import { useLoaderData } from "react-router";
import { Counter } from "../counter.tsx";

export function loader() {
  return { line: "Second line" };
}

export default function Second() {
  const { line } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Second</h1>
      <p className="reveal-text">{line}</p>
      <p>Built for {process.env.STUDIO_EMAIL || "nobody"}</p>
      <Counter />
    </main>
  );
}
