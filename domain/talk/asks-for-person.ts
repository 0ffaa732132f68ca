const somebody =
  "(?:some ?(?:one|body)|(?:a |an )?(?:real |actual |live |human )?(?:human|person|being|agent|operator|producer|member of (?:staff|the team))|(?:one of )?(?:the|your) (?:team|studio|people|staff|producers?))";

const ways: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:speak|talk|chat|write|connect(?: me)?)\b(?: \w+)? (?:to|with) ${somebody}\b`,
  ),
  new RegExp(String.raw`\b(?:put|pass|hand|transfer) me (?:through|on|over) to ${somebody}\b`),
  new RegExp(String.raw`\b(?:want|need|get me|give me|prefer) ${somebody}\b(?: please)?[.!]*$`),
  /^(?:a |an )?(?:real |actual |live )?(?:human|person|agent|operator|representative)(?:,? please)?[.!?]*$/,
];

/** Whether somebody of the studio is wanted now, and not only how to reach them. */
export function asksForPerson(message: string): boolean {
  const text = message.toLowerCase().replaceAll(/\s+/g, " ").trim();
  // Whoever asks whether this is a person asks about the assistant.
  if (/\bam i\b|\bdid i\b|\bhow (?:do|can|would) you\b/.test(text)) return false;
  return ways.some((way) => way.test(text));
}
