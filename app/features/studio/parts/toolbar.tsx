import type { ReactNode } from "react";
import { studioFrame } from "../../../../content/studio.ts";
import { SearchBox } from "./search-box.tsx";
import { useAddressDetails } from "../use-address-details.ts";

type ToolbarProps = {
  /** What can be searched for; leave out for a list that cannot be. Kept as `q` in the address. */
  search?: string;
  /** `ToolbarFilter`s. */
  filters?: ReactNode;
  /** Buttons that begin something new. */
  actions?: ReactNode;
};

/** Over a list: search, filters, actions. Search and filters live in the address. */
export function Toolbar({ search, filters, actions }: ToolbarProps) {
  return (
    <div className="studio-toolbar">
      {search && <SearchBox label={search} />}
      {filters}
      {actions && <div className="studio-toolbar-actions">{actions}</div>}
    </div>
  );
}

type ToolbarFilterProps = {
  /** The parameter of the address that holds the choice. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** What no choice is called. */
  none?: string;
};

/** One choice among a few, as a parameter of the address; no choice takes it out. */
export function ToolbarFilter({
  name,
  label,
  options,
  none = studioFrame.all,
}: ToolbarFilterProps) {
  const { parameters, filter } = useAddressDetails();
  return (
    <label className="studio-filter">
      <span>{label}</span>
      <select
        value={parameters.get(name) ?? ""}
        onChange={({ target }) => filter({ [name]: target.value })}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
