import Search from "lucide-react/icons/search";
import { type KeyboardEvent as FieldKeyboardEvent, useEffect, useRef, useState } from "react";
import { isForPage } from "../is-for-page.ts";
import { cx } from "../../../ui/cx.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { Key } from "./key.tsx";

/** Long enough to finish a word, too short to be waited for. */
const pauseMs = 250;

/** What is searched for, as `q` in the address a moment after the last letter. `/` leads here. */
export function SearchBox({ label, className }: { label: string; className?: string }) {
  const { parameters, filter } = useAddressDetails();
  const asked = parameters.get("q") ?? "";
  const [typed, setTyped] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  const ref = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, or "clear filters": the address changed by itself and the box follows.
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => filter({ q: text.trim() }), pauseMs);
  }

  useEffect(() => {
    function focusOnSlash(event: KeyboardEvent) {
      if (event.key !== "/" || !isForPage(event)) return;
      event.preventDefault();
      ref.current?.focus();
      ref.current?.select();
    }
    document.addEventListener("keydown", focusOnSlash);
    return () => document.removeEventListener("keydown", focusOnSlash);
  }, []);

  return (
    <search
      className={cx(
        "group flex min-w-[min(100%,12rem)] flex-[1_1_12rem] items-center gap-2.5 focus-within:shadow-[0_1px_var(--color-amber)]",
        className,
      )}
    >
      <Search
        aria-hidden="true"
        strokeWidth={1.5}
        className="size-4.5 flex-none text-mist group-focus-within:text-amber"
      />
      <input
        ref={ref}
        type="search"
        className="min-h-9 w-full min-w-0 bg-transparent text-paper caret-amber placeholder:text-mist focus-visible:outline-none"
        value={typed}
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => type(target.value)}
        onKeyDown={leaveForRows}
      />
      <Key className="max-md:hidden pointer-coarse:hidden" aria-hidden="true">
        /
      </Key>
    </search>
  );
}

/** Down goes on to the first row of what was found; Escape leaves the field for the keys of the page. */
function leaveForRows(event: FieldKeyboardEvent<HTMLInputElement>) {
  if (event.key === "Escape") event.currentTarget.blur();
  if (event.key !== "ArrowDown") return;
  event.preventDefault();
  document.querySelector<HTMLElement>("[data-row]")?.focus();
}
