import { addDays } from '@ayna/domain/wall-clock';
import { shortDay } from '../../ui/day-text.ts';
import type { Days, NowState } from './now-state.ts';
import { texts } from './texts.ts';

const words = texts.now;

/** A moment as one says it today: the time alone, tomorrow and the time, or the day and the time. */
const sayMoment = (moment: string, { now }: Days): string => {
  const day = moment.slice(0, 10);
  const time = moment.slice(11, 16);
  if (day === now.slice(0, 10)) return time;
  if (day === addDays(now.slice(0, 10), 1)) return words.tomorrow(time);
  return time === '00:00' ? shortDay(day) : words.on(shortDay(day), time);
};

export const nowText = (state: NowState, days: Days): string => {
  if (state.state === 'off')
    return state.next === undefined ? words.noNext : words.nextAt(sayMoment(state.next, days));
  if (state.state === 'working') return words.until(sayMoment(state.until, days));
  if (state.state === 'leave') return words.backAt(sayMoment(state.until, days));
  return state.state === 'inactive' ? words.inactiveText : words.unsetText;
};
