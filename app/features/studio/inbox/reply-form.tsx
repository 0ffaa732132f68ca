import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { replyWords } from "../../../../content/inbox.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { addAnswer } from "../../../../domain/inbox/add-answer.ts";
import { parseReply } from "../../../../domain/inbox/reply.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { CannedAnswers } from "../canned-answer/canned-answers.tsx";
import { accountAddress, type ReadItem } from "./read-item.ts";
import { sendReply, type SentReply } from "./send-reply.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

type ReplyFormProps = {
  read: ReadItem;
  hasFocus: boolean;
  onFocused: () => void;
  onSent: () => Promise<void>;
};

/** A reply to whoever wrote. What is written survives a reload and a failure, and leaves once. */
export function ReplyForm({ read, hasFocus, onFocused, onSent }: ReplyFormProps) {
  const { item, recipient } = read;
  const name = item.enquiries?.name ?? item.leads?.name;
  const begun = {
    subject: replyWords.subjectFor[item.kind],
    body: name ? replyWords.greeting(name) : "",
    key: "",
  };
  const { draft, change, forget } = useKeptDraft(`reply ${item.id}`, begun);
  const [refusal, setRefusal] = useState<Extract<SentReply, { isSent: false }>>();
  const [isBusy, setIsBusy] = useState(false);
  const [inserted, setInserted] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const reportFocused = useEffectEvent(onFocused);

  const focusEnd = useEffectEvent(() => {
    const field = ref.current?.querySelector("textarea");
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  });

  useEffect(() => {
    if (!hasFocus) return;
    focusEnd();
    reportFocused();
  }, [hasFocus]);
  useEffect(() => {
    if (inserted > 0) focusEnd();
  }, [inserted]);

  if (item.status === "spam") return <p className="inbox-hint">{replyWords.spam}</p>;
  if (!recipient) return <p className="inbox-hint">{replyWords.noAddress}</p>;

  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (isBusy) return;
    const { subject, body } = draft;
    const parsed = parseReply({ itemId: item.id, subject, body });
    if ("faults" in parsed) {
      const fields = describeAnyFaults(parsed.faults);
      setRefusal({ isSent: false, error: "", fields, isFinal: false });
      return;
    }
    setIsBusy(true);
    setRefusal(undefined);
    const key = draft.key || crypto.randomUUID();
    change({ key });
    const outcome = await sendReply(parsed.reply, key);
    setIsBusy(false);
    if (outcome.isSent) {
      forget();
      toast({ title: replyWords.sent(outcome.recipient) });
      await onSent();
    } else {
      setRefusal(outcome);
      if (outcome.isFinal) change({ key: "" });
    }
  }

  const called = name ?? (recipient === accountAddress ? replyWords.nameless : recipient);

  function insert(answer: string) {
    change({ body: addAnswer(draft.body, answer, { greeting: begun.body, name: called }) });
    setInserted((count) => count + 1);
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
  }

  return (
    <section aria-labelledby="inbox-reply" ref={ref}>
      <div className="inbox-reply-head">
        <h3 id="inbox-reply">{replyWords.heading}</h3>
        {/* Beside the reply's form: it has one of its own. */}
        <CannedAnswers isNamed recipient={called} insert={insert} />
      </div>
      <form className="inbox-form" method="post" noValidate onSubmit={(event) => void send(event)}>
        <p className="inbox-hint">
          {replyWords.to} {recipient === accountAddress ? replyWords.accountAddress : recipient}
        </p>
        <Field label={replyWords.subject} error={refusal?.fields["subject"]} required>
          {(control) => (
            <Input
              {...control}
              name="subject"
              maxLength={200}
              value={draft.subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
          )}
        </Field>
        <Field label={replyWords.body} error={refusal?.fields["body"]} required>
          {(control) => (
            <Textarea
              {...control}
              name="body"
              onKeyDown={sendByKey}
              rows={6}
              maxLength={20_000}
              value={draft.body}
              onChange={({ target }) => change({ body: target.value })}
            />
          )}
        </Field>
        {refusal && Object.keys(refusal.fields).length === 0 && (
          <Alert tone="danger" title={refusal.error} />
        )}
        <div className="inbox-send">
          <Button type="submit" busy={isBusy}>
            {replyWords.send}
          </Button>
          <span className="inbox-hint">{replyWords.hint}</span>
        </div>
      </form>
    </section>
  );
}
