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
        className="project-filter"
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
    <fieldset className="project-statuses">
      <legend className="sr-only">{projectsWords.status}</legend>
      {choices.map(({ value, label, count }) => (
        <label key={value}>
          <input
            type="radio"
            name="status"
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
