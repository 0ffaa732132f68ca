import { Search } from "lucide-react";
import { type KeyboardEvent as FieldKeyboardEvent, useEffect, useRef, useState } from "react";
import { isForPage } from "../is-for-page.ts";
import { useAddressDetails } from "../use-address-details.ts";

/** Long enough to finish a word, too short to be waited for. */
const pauseMs = 250;

/** What is searched for, as `q` in the address a moment after the last letter. `/` leads here. */
export function SearchBox({ label }: { label: string }) {
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
    <search className="studio-search">
      <Search aria-hidden="true" strokeWidth={1.5} />
      <input
        ref={ref}
        type="search"
        value={typed}
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => type(target.value)}
        onKeyDown={leaveForRows}
      />
      <kbd aria-hidden="true">/</kbd>
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
