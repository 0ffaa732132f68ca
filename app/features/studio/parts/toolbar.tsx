import type { ReactNode } from "react";
import { studioFrame } from "../../../../content/studio.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { FilterSelect } from "./filter-fields.tsx";
import { SearchBox } from "./search-box.tsx";

type ToolbarProps = {
  /** What can be searched for; leave out for a list that cannot be. Kept as `q` in the address. */
  search?: string;
  /** Where the filters leave more room for it. */
  isSearchWide?: boolean;
  /** `ToolbarFilter`s. */
  filters?: ReactNode;
  /** Buttons that begin something new. */
  actions?: ReactNode;
};

/** Over a list: search, filters, actions. Search and filters live in the address. */
export function Toolbar({ search, isSearchWide = false, filters, actions }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line pb-3">
      {search && <SearchBox label={search} className={isSearchWide ? "max-w-96" : "max-w-88"} />}
      {filters}
      {actions && <div className="ml-auto flex flex-wrap gap-x-5 gap-y-3">{actions}</div>}
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
  isBrief?: boolean;
};

/** One choice among a few, as a parameter of the address; no choice takes it out. */
export function ToolbarFilter({ name, none = studioFrame.all, ...rest }: ToolbarFilterProps) {
  const { parameters, filter } = useAddressDetails();
  return (
    <FilterSelect
      {...rest}
      none={none}
      value={parameters.get(name) ?? ""}
      onChoose={(value) => filter({ [name]: value })}
    />
  );
}
