import type { ManagedVisit } from '@ayna/contracts/appointment';
import { daysBetween } from '@ayna/domain/wall-clock';
import { partsOf } from '../../ui/day-text.ts';
import { texts } from './texts.ts';

export const clockOf = (moment: string): string => moment.slice(11, 16);
export const dayOf = (moment: string): string => moment.slice(0, 10);

/** How the greeting names the day: today, tomorrow, or the day itself. */
export const whenText = (date: string, today: string): string => {
  const days = daysBetween(today, date);
  if (days === 0) return texts.today;
  if (days === 1) return texts.tomorrow;
  const { date: number, month, weekday } = partsOf(date);
  return texts.dayOff(`${number} ${month.long} ${weekday.long}`);
};

/** Why nothing can be done any more, or undefined while the visit is to come. */
export const endText = ({ appointments }: Pick<ManagedVisit, 'appointments'>, isPast: boolean) => {
  const left = appointments.filter(({ status }) => status === 'Pending' || status === 'Approved');
  if (left.length > 0) return isPast ? texts.states.past : undefined;
  const kept = appointments.find(({ status }) => status !== 'Canceled');
  if (!kept) return texts.states.Canceled;
  return kept.status === 'NoShow' ? texts.states.NoShow : texts.states.Completed;
};
