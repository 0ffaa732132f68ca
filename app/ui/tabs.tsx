import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  use,
  useId,
  useMemo,
  useState,
} from "react";
import { cx } from "./cx.ts";
import { findNextTab } from "./find-next-tab.ts";

type TabSet = { id: string; shown: string; show: (value: string) => void };

const TabSetContext = createContext<TabSet>({ id: "", shown: "", show: () => undefined });

type TabsProps = Omit<ComponentProps<"div">, "defaultValue"> & {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/** With `value` the parent decides which tab is shown; without it the set does by itself. */
export function Tabs({ value, defaultValue = "", onValueChange, ...rest }: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const id = useId();
  const shown = value ?? own;
  const set = useMemo(() => {
    function show(next: string) {
      if (next === shown) return;
      setOwn(next);
      onValueChange?.(next);
    }
    return { id, shown, show };
  }, [id, shown, onValueChange]);

  return (
    <TabSetContext value={set}>
      <div {...rest} />
    </TabSetContext>
  );
}

/** `bar`: on a phone the tabs lie under the thumb; where there is little height they stay in the page. */
const listFrame =
  "flex scrollbar-none gap-[clamp(1.25rem,3vw,2.5rem)] overflow-x-auto border-b border-line";
const listLooks = {
  plain: "",
  bar: "thumb:fixed thumb:inset-x-0 thumb:bottom-0 thumb:z-34 thumb:grid thumb:grid-cols-5 thumb:gap-0 thumb:border-t thumb:border-b-0 thumb:bg-night thumb:pb-[env(safe-area-inset-bottom)] print:hidden",
};

type TabsListProps = ComponentProps<"div"> & { look?: keyof typeof listLooks };

export function TabsList({ look = "plain", className, ...rest }: TabsListProps) {
  return (
    <div
      {...rest}
      role="tablist"
      data-look={look}
      className={cx(listFrame, listLooks[look], className)}
    />
  );
}

function moveToNextTab(event: KeyboardEvent<HTMLButtonElement>) {
  // With a modifier they are the browser's own: Alt and an arrow goes back.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget.closest("[role=tablist]");
  const tabs = list?.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)") ?? [];
  const next = findNextTab([...tabs], event.currentTarget, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

// The list scrolls, so an outline outside the trigger would be cut off.
const triggerFrame =
  "min-h-12 flex-none cursor-pointer border-b-2 border-b-transparent text-mist transition-[border-color,color] duration-[400ms,300ms] ease-camera " +
  "enabled:hover:text-amber-bright focus-visible:-outline-offset-3 aria-selected:border-b-amber aria-selected:text-paper " +
  "disabled:cursor-not-allowed disabled:text-edge forced-colors:border-b-[Canvas] forced-colors:aria-selected:border-b-[Highlight]";

/** `display` where a tab heads a page: larger, in the face of headings. */
const triggerLooks = {
  plain: "text-small/body",
  display: "font-display text-large font-stretch-112%",
  bar: "text-small/body thumb:relative thumb:grid thumb:min-h-16 thumb:place-content-center thumb:justify-items-center thumb:gap-1.5 thumb:border-t-2 thumb:border-t-transparent thumb:border-b-0 thumb:text-micro/[1.2] thumb:aria-selected:border-t-amber md:font-display md:text-body md:font-stretch-118%",
};

type TabsTriggerProps = ComponentProps<"button"> & {
  value: string;
  look?: keyof typeof triggerLooks;
};

export function TabsTrigger({ value, look = "plain", className, ...rest }: TabsTriggerProps) {
  const { id, shown, show } = use(TabSetContext);
  const isShown = value === shown;
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-controls={`${id}-panel-${value}`}
      aria-selected={isShown}
      tabIndex={isShown ? 0 : -1}
      className={cx(triggerFrame, triggerLooks[look], className)}
      // On the press, like the browser's own tabs; a click without one comes from a key or a script.
      onMouseDown={({ button, ctrlKey }) => {
        if (button === 0 && !ctrlKey) show(value);
      }}
      onClick={({ detail }) => {
        if (detail === 0) show(value);
      }}
      onKeyDown={moveToNextTab}
    />
  );
}

/** `page` where it is all of a page, whose light is on what is in it. */
const contentLooks = {
  plain: "pt-8",
  page: "pt-[clamp(1.5rem,4vw,4rem)] pb-[clamp(4rem,8vw,8rem)] focus-visible:outline-offset-8",
};

type TabsContentProps = ComponentProps<"div"> & {
  value: string;
  look?: keyof typeof contentLooks;
};

export function TabsContent(props: TabsContentProps) {
  const { value, look = "plain", className, children, ...rest } = props;
  const { id, shown } = use(TabSetContext);
  const isShown = value === shown;
  return (
    <div
      {...rest}
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      tabIndex={0}
      hidden={!isShown}
      className={cx(contentLooks[look], className)}
    >
      {isShown && children}
    </div>
  );
}
