import { addMonths } from '@ayna/domain/wall-clock';

/** A number of months after 2026-11, or after the month of a day: 2026-12. */
export const monthAfter = (monthOrDay: string, months: number): string =>
  addMonths(`${monthOrDay.slice(0, 7)}-01`, months).slice(0, 7);

export const isMonth = (text: string): boolean => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);
