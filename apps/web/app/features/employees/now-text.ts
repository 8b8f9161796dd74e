import { addDays } from '@ayna/domain/wall-clock';
import { shortDay } from '../../ui/day-text.ts';
import type { Days, NowState, Visit } from './now-state.ts';
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

/** By the last number word: on, yirmi, otuz, kirk, elli; and by the last digit: sifir, bir, iki to dokuz. */
const tens = ['', 'a', 'ye', 'a', 'a', 'ye'];
const ones = ['a', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a'];

/** A time as one says until when: 14:30\u2019a, 20:00\u2019ye. */
export const clockDative = (clock: string): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const spoken = minute || hour;
  const suffix = spoken >= 10 && spoken % 10 === 0 ? tens[spoken / 10] : ones[spoken % 10];
  return `${clock}\u2019${suffix}`;
};

/** Who comes next today, and when. */
const sayNext = ({ from, customer }: Visit): string => words.nextVisit(from.slice(11, 16), customer);

const sayBusy = ({ to, customer }: Visit, next: Visit | undefined): string => {
  const now = words.busyWith(customer, clockDative(to.slice(11, 16)));
  return next ? words.thenNext(now, next.from.slice(11, 16)) : now;
};

export const nowText = (state: NowState, days: Days): string => {
  switch (state.state) {
    case 'busy':
      return sayBusy(state.visit, state.next);
    case 'working':
      return state.next ? sayNext(state.next) : words.until(sayMoment(state.until, days));
    case 'leave':
    case 'dayOff':
    case 'break':
      return words.backAt(sayMoment(state.until, days));
    case 'off':
      return state.next === undefined ? words.noNext : words.nextAt(sayMoment(state.next, days));
    case 'inactive':
      return words.inactiveText;
    case 'unset':
      return words.unsetText;
  }
};
