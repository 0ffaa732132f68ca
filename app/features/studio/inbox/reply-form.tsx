import { type KeyboardEvent, useEffect, useEffectEvent } from "react";
import { replyWords } from "../../../../content/inbox.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { addAnswer } from "../../../../domain/inbox/add-answer.ts";
import { replySchema } from "../../../../domain/inbox/reply.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { readTyped } from "../../../form/form-controls.ts";
import { useForm } from "../../../form/use-form.ts";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { cx } from "../../../ui/cx.ts";
import { CannedAnswers } from "../canned-answer/canned-answers.tsx";
import { DetailHeading } from "../parts/detail.tsx";
import { accountAddress, type ReadItem } from "./read-item.ts";
import { sendReply } from "./send-reply.ts";

type ReplyFormProps = {
  read: ReadItem;
  hasFocus: boolean;
  onFocused: () => void;
  onSent: () => Promise<void>;
};

const hint = "text-caption wrap-anywhere text-mist";

/** A reply to whoever wrote. What is written survives a reload and a failure, and leaves once. */
export function ReplyForm({ read, hasFocus, onFocused, onSent }: ReplyFormProps) {
  const { item, recipient } = read;
  const name = item.enquiries?.name ?? item.leads?.name ?? item.proposals?.recipient_name;
  const begun = {
    subject: replyWords.subjectFor[item.kind],
    body: name ? replyWords.greeting(name) : "",
  };
  const form = useForm({
    schema: replySchema,
    describe: describeAnyFaults,
    read: (typed) => ({
      itemId: item.id,
      subject: readTyped(typed, "subject"),
      body: readTyped(typed, "body"),
    }),
    draft: { id: `reply ${item.id}`, defaults: begun },
    send: async (reply, { key }) => {
      const outcome = await sendReply(reply, key);
      if (outcome.isSent) {
        toast({ title: replyWords.sent(outcome.recipient) });
        return undefined;
      }
      const { error: message, fields, isFinal } = outcome;
      const isAtFields = Object.keys(fields).length > 0;
      return { fields, isFinal, ...(!isAtFields && { message }) };
    },
    onSent: () => void onSent(),
  });
  const reportFocused = useEffectEvent(onFocused);

  const focusEnd = useEffectEvent(() => form.focusEnd("body"));

  useEffect(() => {
    if (!hasFocus || !form.element) return;
    focusEnd();
    reportFocused();
  }, [hasFocus, form.element]);

  if (item.status === "spam") return <p className={hint}>{replyWords.spam}</p>;
  if (!recipient) return <p className={hint}>{replyWords.noAddress}</p>;

  const called = name ?? (recipient === accountAddress ? replyWords.nameless : recipient);

  function insert(answer: string) {
    const names = { greeting: begun.body, name: called };
    form.write("body", addAnswer(form.valueOf("body"), answer, names));
    form.focusEnd("body");
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.element?.requestSubmit();
  }

  return (
    <section aria-labelledby="inbox-reply">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <DetailHeading id="inbox-reply">{replyWords.heading}</DetailHeading>
        {/* Beside the reply's form: it has one of its own. */}
        <CannedAnswers isNamed recipient={called} insert={insert} />
      </div>
      <form {...form.props} className="grid gap-4">
        <p className={hint}>
          {replyWords.to} {recipient === accountAddress ? replyWords.accountAddress : recipient}
        </p>
        <Field form={form} name="subject" label={replyWords.subject} required>
          {(control) => (
            <Input {...control} density="dense" maxLength={200} defaultValue={begun.subject} />
          )}
        </Field>
        <Field form={form} name="body" label={replyWords.body} required>
          {(control) => (
            <Textarea
              {...control}
              density="dense"
              onKeyDown={sendByKey}
              rows={6}
              maxLength={20_000}
              defaultValue={begun.body}
            />
          )}
        </Field>
        {form.failure && (
          <Alert tone="danger" title={form.failure} className="justify-self-start" />
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={form.isBusy}>
            {replyWords.send}
          </Button>
          <span className={cx(hint, "pointer-coarse:hidden")}>{replyWords.hint}</span>
        </div>
      </form>
    </section>
  );
}
