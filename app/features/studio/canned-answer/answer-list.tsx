import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { cannedWords } from "../../../../content/studio-canned-answer.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { CannedForm } from "./canned-form.tsx";
import { type CannedAnswer, readAnswers } from "./canned-store.ts";
import { Gate } from "../access/gate.tsx";

/** The answers to choose from, to look through and to edit. */
export function AnswerList({ onChoose }: { onChoose: (answer: CannedAnswer) => void }) {
  const { value: answers = [], state, error, reload } = useLoaded(["canned_answers"], readAnswers);
  const [edited, setEdited] = useState<CannedAnswer>();
  const [search, setSearch] = useState("");

  if (state === "loading") return <LoadingRows count={3} />;
  if (state === "failed") return <FailedState error={error} onRetry={() => void reload()} />;
  if (edited)
    return (
      <CannedForm
        answer={edited}
        isNew={answers.every(({ id }) => id !== edited.id)}
        onDone={() => {
          setEdited(undefined);
          void reload();
        }}
      />
    );
  const found = answers.filter(({ title, body }) =>
    `${title} ${body}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <div className="grid justify-items-start gap-5">
      {answers.length > 0 && (
        <Input
          type="search"
          aria-label={cannedWords.search}
          placeholder={cannedWords.search}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {found.length === 0 && (
        <p className="text-mist">{answers.length > 0 ? cannedWords.noMatch : cannedWords.none}</p>
      )}
      <ul className="w-full border-t border-line">
        {found.map((answer) => (
          <li
            key={answer.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-b border-line"
          >
            <button
              type="button"
              className="group grid cursor-pointer gap-0.5 py-3 pr-4 text-left"
              onClick={() => onChoose(answer)}
            >
              <strong className="font-medium group-hover:text-amber-bright">{answer.title}</strong>
              <span className="line-clamp-2 text-mist">{answer.body}</span>
            </button>
            <Gate deed="answers">
              <IconButton
                label={cannedWords.edit(answer.title)}
                icon={<Pencil aria-hidden="true" strokeWidth={1.25} />}
                onClick={() => setEdited(answer)}
              />
            </Gate>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() => setEdited({ id: crypto.randomUUID(), title: "", body: "" })}
      >
        {cannedWords.add}
      </Button>
    </div>
  );
}
