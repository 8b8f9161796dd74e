export const EMPLOYEES = 12;
/** Two full days, two busy weeks, and a month of 1,500 appointments. */
export const APPOINTMENTS_ON_FULL_DAY = 250;
const APPOINTMENTS_ON_BUSY_DAY = 60;
const APPOINTMENTS_IN_MONTH = 1_500;

export type MonthPlan = {
  readonly full: string;
  readonly nextFull: string;
  readonly busy: string;
  readonly nextBusy: string;
  readonly days: readonly { readonly day: string; readonly appointments: number }[];
};

const BUSY = { from: 8, days: 14 } as const;
const FULL = { from: 25, days: 2 } as const;

const isIn = ({ from, days }: { readonly from: number; readonly days: number }, day: number): boolean =>
  day >= from && day < from + days;

/** Plans next month: all of it is in the future, so every appointment can be moved. */
export const planNextMonth = (now: Date): MonthPlan => {
  const dayAt = (day: number): string =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day)).toISOString().slice(0, 10);
  const length = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)).getUTCDate();
  const otherDays = length - BUSY.days - FULL.days;
  const left =
    APPOINTMENTS_IN_MONTH - BUSY.days * APPOINTMENTS_ON_BUSY_DAY - FULL.days * APPOINTMENTS_ON_FULL_DAY;
  let otherDaysSoFar = 0;
  const appointmentsOn = (day: number): number => {
    if (isIn(BUSY, day)) return APPOINTMENTS_ON_BUSY_DAY;
    if (isIn(FULL, day)) return APPOINTMENTS_ON_FULL_DAY;
    otherDaysSoFar += 1;
    return (
      Math.floor((left * otherDaysSoFar) / otherDays) - Math.floor((left * (otherDaysSoFar - 1)) / otherDays)
    );
  };
  return {
    full: dayAt(FULL.from),
    nextFull: dayAt(FULL.from + 1),
    busy: dayAt(BUSY.from),
    nextBusy: dayAt(BUSY.from + 7),
    days: Array.from({ length }, (_, index) => ({
      day: dayAt(index + 1),
      appointments: appointmentsOn(index + 1),
    })),
  };
};
