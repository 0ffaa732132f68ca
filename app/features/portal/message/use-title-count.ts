import { useEffect } from "react";

const prefix = /^\(\d+\) /;

/** What waits, before the title of the page, where other windows hide all else of it. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const bare = document.title.replace(prefix, "");
      const title = count > 0 ? `(${count}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    show();
    return () => {
      document.title = document.title.replace(prefix, "");
    };
  }, [count]);
}
