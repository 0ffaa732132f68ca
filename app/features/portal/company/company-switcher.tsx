import ChevronDown from "lucide-react/icons/chevron-down";
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { companyRoleWords } from "../../../../content/company-roles.ts";
import { companyWords } from "../../../../content/company.ts";
import type { MyCompany } from "../../../../domain/company/my-company.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { TallyLight } from "../../../ui/tally-light.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { useCompany } from "./company.ts";

const steps = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** For people in several companies: which one they look at, and a way to the others. */
export function CompanySwitcher({ current }: { current: MyCompany }) {
  const { companies, choose, chosen } = useCompany();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const isChosenHere = chosen === current.company_id;

  const { isBusy, run } = useAction(async (id: string) => {
    setIsOpen(false);
    button.current?.focus();
    if (id === current.company_id) return;
    const failure = await choose(id);
    if (failure)
      toast({ title: companyWords.notChosen, description: failure, variant: "destructive" });
  });

  // The button that was pressed went with the page of the other company.
  useEffect(() => {
    if (isChosenHere && document.activeElement === document.body) button.current?.focus();
  }, [isChosenHere]);

  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
  }, [isOpen]);

  function moveOrClose(event: KeyboardEvent) {
    const step = steps.get(event.key);
    if (event.key === "Escape" && isOpen) {
      setIsOpen(false);
      button.current?.focus();
    } else if (step !== undefined && isOpen) {
      event.preventDefault();
      const lines = [...(list.current?.querySelectorAll("button") ?? [])];
      const at = lines.findIndex((line) => line === document.activeElement);
      lines.at((at + step) % lines.length)?.focus();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      setIsOpen(true);
    }
  }

  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (!frame.current?.contains(relatedTarget)) setIsOpen(false);
  }
  const keys = { onKeyDown: moveOrClose, onBlur: closeWhenLeft };

  return (
    <div ref={frame} className="relative">
      <button
        {...keys}
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-busy={isBusy || undefined}
        aria-label={companyWords.switcherOpen(current.name, companyRoleWords[current.role].name)}
        onClick={() => !isBusy && setIsOpen(!isOpen)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-left underline decoration-edge underline-offset-[0.35em] transition-colors duration-200 ease-camera hover:text-amber-bright aria-expanded:text-paper aria-expanded:decoration-amber"
      >
        {current.name}
        {isBusy ? (
          <Spinner className="size-4.5" />
        ) : (
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-4.5 flex-none transition-transform duration-200 ease-camera in-aria-expanded:rotate-180"
          />
        )}
      </button>
      <ul
        ref={list}
        id={listId}
        aria-label={companyWords.switcher}
        hidden={!isOpen}
        className="absolute top-full left-0 z-20 mt-1 max-h-[min(24rem,60dvh)] w-[min(22rem,100vw-2*var(--gutter))] overflow-y-auto border border-edge bg-deep py-1.5 shadow-[0_1.5rem_3rem_-1rem] shadow-night not-hidden:block"
      >
        {companies.map((company) => (
          <li key={company.company_id} className="border-line not-first:border-t">
            <Line {...keys} company={company} onChoose={() => run(company.company_id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type LineProps = Pick<ComponentProps<"button">, "onKeyDown" | "onBlur"> & {
  company: MyCompany;
  onChoose: () => void;
};

function Line({ company, onChoose, ...keys }: LineProps) {
  const { name, role, is_current } = company;
  return (
    <button
      {...keys}
      type="button"
      aria-current={is_current || undefined}
      onClick={onChoose}
      className="grid w-full cursor-pointer grid-cols-[0.5rem_minmax(0,1fr)] items-baseline gap-x-4 px-5 py-3 text-left transition-colors duration-200 ease-camera hover:text-amber-bright focus-visible:-outline-offset-2"
    >
      {is_current ? <TallyLight isLit className="self-center" /> : <span />}
      <span className="font-display text-name/[1.35] font-stretch-112% wrap-anywhere text-paper">
        {name}
      </span>{" "}
      <span className="col-start-2 text-small text-mist">{companyRoleWords[role].name}</span>
    </button>
  );
}
