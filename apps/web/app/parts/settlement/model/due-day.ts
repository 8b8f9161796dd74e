import { addDays } from '@ayna/domain/wall-clock';
import type { DueTerm } from './draft.ts';

/** The last day of the month; of the next one where that is today. */
const monthEnd = (day: string): string => {
  const next = addDays(`${day.slice(0, 7)}-28`, 4);
  const end = addDays(`${next.slice(0, 7)}-01`, -1);
  return end > day ? end : monthEnd(addDays(end, 1));
};

export const dueDay = (term: DueTerm, today: string): string => {
  if (term === 'month') return monthEnd(today);
  return addDays(today, term === 'week' ? 7 : 3);
};
