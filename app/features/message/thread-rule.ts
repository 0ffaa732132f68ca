/** A line across the conversation, broken by words: a day, or where one left off. */
export const threadRule =
  "mb-5 flex items-center gap-4 font-display text-note/[1.4] font-[350] font-stretch-118% " +
  "before:h-px before:max-w-10 before:flex-1 after:h-px after:flex-1";
