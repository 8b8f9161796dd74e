const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const HOURS = 24;

/** The longest time from an event to its handling, per minute of the last day. */
export const newEventLags = () => {
  const worstOf = new Map<number, number>();
  const worstBetween = (from: number, to: number): number => {
    let worst = 0;
    for (let minute = from; minute <= to; minute += 1) worst = Math.max(worst, worstOf.get(minute) ?? 0);
    return worst;
  };
  return {
    add: (seconds: number, now: number): void => {
      const minute = Math.floor(now / MINUTE_MS);
      worstOf.set(minute, Math.max(worstOf.get(minute) ?? 0, seconds));
      for (const old of worstOf.keys()) {
        // Keys are in the order of time.
        if (old > minute - DAY_MINUTES) break;
        worstOf.delete(old);
      }
    },
    /** Of this minute and the one before, and of each of the last 24 hours, oldest first. */
    read: (now: number) => {
      const minute = Math.floor(now / MINUTE_MS);
      return {
        seconds: worstBetween(minute - 1, minute),
        hours: Array.from({ length: HOURS }, (_, index) => {
          const end = minute - (HOURS - 1 - index) * 60;
          return worstBetween(end - 59, end);
        }),
      };
    },
  };
};
