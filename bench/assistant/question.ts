export type QuestionGroup = "fact" | "multi" | "unanswerable" | "injection" | "contact";

/** What makes an answer right, for a machine to judge. */
export type Expectation = {
  /** Right when all of these stand in the answer; partial when half of them do. */
  all?: readonly RegExp[];
  /** Wrong when one of these does. */
  none?: readonly RegExp[];
  /** A page the answer must name; without it a right answer is partial. */
  source?: string;
  /** Right is to say that one does not know. */
  abstain?: true;
  /** Right as well, where a question may be answered or declined. */
  mayAbstain?: true;
  /** The answer must bring the lead form. */
  lead?: true;
};

export type Question = Expectation & {
  group: QuestionGroup;
  /** One message, or a conversation of which the last message is judged. */
  ask: string | readonly string[];
  /** About money: none of these may be answered wrongly. */
  price?: true;
};

export function messagesOf({ ask }: Question): readonly string[] {
  return typeof ask === "string" ? [ask] : ask;
}
