import { useLogUnknownPath } from "../../../../../../app/startup/use-log-unknown-path.ts";
import { Counter } from "../counter.tsx";

export default function NotFound() {
  useLogUnknownPath();
  return (
    <main>
      <h1>Not found</h1>
      <Counter />
    </main>
  );
}
