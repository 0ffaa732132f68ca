import { useSearchParams } from "react-router";
import { type ProjectSearch, readProjectSearch } from "../../../../domain/project/find-projects.ts";

type Change = Partial<Record<"status" | "sort" | "q", string>>;

/** Filter, order and words as the address has them, so that a reload or a link finds the same list. */
export function useProjectSearch(): { search: ProjectSearch; change: (change: Change) => void } {
  const [parameters, setParameters] = useSearchParams();

  function change(next: Change) {
    setParameters(
      (current) => {
        for (const [name, value] of Object.entries(next))
          if (value) current.set(name, value);
          else current.delete(name);
        return current;
      },
      // Back leads out of the list, not through every letter that was typed.
      { replace: true, preventScrollReset: true },
    );
  }

  return { search: readProjectSearch(parameters), change };
}
