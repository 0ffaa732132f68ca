import { useEffect } from "react";

const prefix = /^\(\d+\) /;

/** What waits, before the title of the page, where other windows hide all else of it. Without a title given, the one it has. */
export function useTitleCount(count: number, title?: string): void {
  useEffect(() => {
    const show = () => {
      const bare = title ?? document.title.replace(prefix, "");
      const counted = count > 0 ? `(${count}) ${bare}` : bare;
      if (document.title !== counted) document.title = counted;
    };
    show();
    return () => {
      document.title = document.title.replace(prefix, "");
    };
  }, [count, title]);
}
