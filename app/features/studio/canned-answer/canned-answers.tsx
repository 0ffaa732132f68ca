import Quote from "lucide-react/icons/quote";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { cannedDialog } from "../../../../content/studio-message.ts";
import { fillAnswer } from "../../../../domain/message/fill-answer.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { usePart } from "../../../ui/use-part.ts";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";

const fetchList = async () => (await import("./answer-list.tsx")).AnswerList;

type CannedAnswersProps = {
  recipient: string;
  insert: (words: string) => void;
  /** Where there is room for its name. */
  isNamed?: boolean;
};

/** What the studio says often, to be put into what is being written. */
export function CannedAnswers({ recipient, insert, isNamed = false }: CannedAnswersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { Part: AnswerList, hasFailed, load } = usePart(fetchList);
  const opens = { "aria-haspopup": "dialog", onClick: open } as const;

  function open() {
    setIsOpen(true);
    void load();
  }

  return (
    <>
      {isNamed ? (
        <Button {...opens} variant="quiet">
          {cannedDialog.open}
        </Button>
      ) : (
        <IconButton
          {...opens}
          label={cannedDialog.open}
          icon={<Quote aria-hidden="true" strokeWidth={1.25} />}
        />
      )}
      {isOpen && (
        <Dialog
          id={id}
          title={cannedDialog.title}
          description={cannedDialog.description}
          open
          onOpenChange={setIsOpen}
        >
          {AnswerList ? (
            <AnswerList
              onChoose={({ body }) => {
                // Behind an open dialog nothing can be given the focus.
                flushSync(() => setIsOpen(false));
                insert(fillAnswer(body, recipient));
              }}
            />
          ) : hasFailed ? (
            <FailedState error={null} onRetry={() => void load()} />
          ) : (
            <LoadingRows count={3} />
          )}
        </Dialog>
      )}
    </>
  );
}
