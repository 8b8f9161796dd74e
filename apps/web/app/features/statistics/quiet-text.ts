import { weekdays } from '../../ui/controls.texts.ts';
import type { QuietHours } from './model/occupancy.ts';
import { texts } from './texts.ts';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Tuesday, 13:00 - 15:00. */
export const quietText = ({ weekday, from, to }: QuietHours): string =>
  texts.bests.quietHours(weekdays[weekday - 1]?.long ?? '', clock(from), clock(to));
