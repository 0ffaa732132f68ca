/** Name, role, time and what can be done; on a narrow page the time gives way. */
export const personLine =
  "grid grid-cols-[minmax(0,1fr)_7.5rem_8rem_5.5rem] items-center gap-x-4 gap-y-1 @max-[38rem]:grid-cols-[minmax(0,1fr)_auto_auto]";
