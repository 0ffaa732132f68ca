import { useState } from "react";

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        <span>Count</span>
      </button>{" "}
      <output aria-label="Count">{count}</output>
    </p>
  );
}
