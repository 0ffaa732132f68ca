import type { ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

const control =
  "min-h-9 max-w-48 cursor-pointer border-b border-line bg-transparent text-paper hover:border-edge";

type FilterSelectProps = {
  label: string;
  /** Its first entry says what it is for: the label is only heard, and where room is short it gives way. */
  isBrief?: boolean;
  value: string;
  /** What no choice is called, where there need not be one. */
  none?: string;
  options: readonly { value: string; label: string }[];
  /** An empty string is no choice. */
  onChoose: (value: string) => void;
  className?: string;
};

/** One choice among a few, on one line with its name. */
export function FilterSelect({
  label,
  isBrief = false,
  value,
  none,
  options,
  onChoose,
  className,
}: FilterSelectProps) {
  return (
    <Labelled label={label} isBrief={isBrief} className={className}>
      <select
        className={cx(
          control,
          "select-arrow pr-5 text-ellipsis max-md:max-w-34",
          isBrief && "@max-[34rem]:max-w-27",
        )}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {[...(none === undefined ? [] : [{ value: "", label: none }]), ...options].map((option) => (
          <option key={option.value} value={option.value} className="bg-tide">
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

type FilterDayProps = { label: string; value: string; onChoose: (day: string) => void };

export function FilterDay({ label, value, onChoose }: FilterDayProps) {
  return (
    <Labelled label={label}>
      <input
        type="date"
        className={control}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
    </Labelled>
  );
}

type LabelledProps = {
  label: string;
  isBrief?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

function Labelled({ label, isBrief = false, className, children }: LabelledProps) {
  return (
    <label className={cx("flex min-h-9 items-center gap-2 text-mist", className)}>
      <span className={isBrief ? "sr-only" : undefined}>{label}</span>
      {children}
    </label>
  );
}
