export const EMPLOYEES = 12;
/** Two days that are full, two weeks that are busy, and a month with so many in all. */
export const A_FULL_DAY = 250;
const A_BUSY_DAY = 60;
const A_MONTH = 1_500;

export type Plan = {
  readonly full: string;
  readonly nextFull: string;
  readonly busy: string;
  readonly nextBusy: string;
  readonly days: readonly { readonly day: string; readonly many: number }[];
};

const BUSY = { from: 8, days: 14 } as const;
const FULL = { from: 25, days: 2 } as const;

const isIn = ({ from, days }: { readonly from: number; readonly days: number }, day: number): boolean =>
  day >= from && day < from + days;

/** The month after this one: all of it is still to come, so that everything in it can be moved. */
export const planAfter = (now: Date): Plan => {
  const dayAt = (day: number): string =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day)).toISOString().slice(0, 10);
  const length = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)).getUTCDate();
  const quiet = length - BUSY.days - FULL.days;
  const left = A_MONTH - BUSY.days * A_BUSY_DAY - FULL.days * A_FULL_DAY;
  let quietSoFar = 0;
  const manyOn = (day: number): number => {
    if (isIn(BUSY, day)) return A_BUSY_DAY;
    if (isIn(FULL, day)) return A_FULL_DAY;
    quietSoFar += 1;
    return Math.floor((left * quietSoFar) / quiet) - Math.floor((left * (quietSoFar - 1)) / quiet);
  };
  return {
    full: dayAt(FULL.from),
    nextFull: dayAt(FULL.from + 1),
    busy: dayAt(BUSY.from),
    nextBusy: dayAt(BUSY.from + 7),
    days: Array.from({ length }, (_, index) => ({ day: dayAt(index + 1), many: manyOn(index + 1) })),
  };
};
