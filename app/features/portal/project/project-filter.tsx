import { useEffect, useRef } from "react";
import { statusWords } from "../../../../content/portal.ts";
import { projectsWords, sortWords } from "../../../../content/portal-project.ts";
import {
  countByStatus,
  type ProjectSearch,
  projectSorts,
} from "../../../../domain/project/find-projects.ts";
import { type Project, projectStatuses } from "../../../../domain/project/project.ts";
import { Field } from "../../../form/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import type { useProjectSearch } from "./use-project-search.ts";

type ProjectFilterProps = {
  projects: readonly Project[];
  search: ProjectSearch;
  onChange: ReturnType<typeof useProjectSearch>["change"];
};

export function ProjectFilter({ projects, search, onChange }: ProjectFilterProps) {
  return (
    <search>
      <form
        action="/dashboard"
        method="get"
        className="grid grid-cols-1 gap-x-10 md:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="tab" value="projects" />
        <StatusChoices projects={projects} search={search} onChange={onChange} />
        <SearchField words={search.words} onChange={(q) => onChange({ q })} />
        <Field label={projectsWords.sort}>
          {(control) => (
            <Select
              {...control}
              name="sort"
              value={search.sort}
              onChange={({ target }) => onChange({ sort: target.value })}
            >
              {projectSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {sortWords[sort]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
    </search>
  );
}

const choiceLook =
  "relative inline-flex min-h-11 cursor-pointer items-center gap-2 border-b-2 border-transparent text-small/body text-mist outline-offset-3 outline-amber-bright [transition:border-color_400ms_var(--ease-camera),color_200ms_var(--ease-camera)] hover:text-amber-bright has-checked:border-amber has-checked:text-paper has-focus-visible:outline-2 forced-colors:has-checked:border-[Highlight]";

function StatusChoices({ projects, search, onChange }: ProjectFilterProps) {
  const counts = countByStatus(projects);
  const choices = [
    { value: "", label: projectsWords.all, count: projects.length },
    ...projectStatuses.map((status) => ({
      value: status,
      label: statusWords[status],
      count: counts[status],
    })),
  ];
  return (
    <fieldset className="mb-6 flex flex-wrap gap-x-[clamp(1.25rem,2.5vw,2.25rem)] gap-y-1 md:col-span-full">
      <legend className="sr-only">{projectsWords.status}</legend>
      {choices.map(({ value, label, count }) => (
        <label key={value} className={choiceLook}>
          <input
            type="radio"
            name="status"
            className="absolute inset-0 cursor-pointer opacity-0"
            value={value}
            checked={value === (search.status ?? "")}
            onChange={() => onChange({ status: value })}
          />
          {label} <span className="text-mist">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The field is its own master while one types: the address follows a moment behind it. */
function SearchField({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = words;
  }, [words]);

  return (
    <Field label={projectsWords.search}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          type="search"
          name="q"
          defaultValue={words}
          placeholder={projectsWords.searchHint}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
