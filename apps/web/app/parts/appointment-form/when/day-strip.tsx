import { addDays } from '@ayna/domain/wall-clock';
import { useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import type { DeskDay } from '../../../data/appointments.ts';
import { longDay, partsOf, today } from '../../../ui/day-text.ts';
import { type Assignment, DAYS_SHOWN, startsOn, stateOf } from '../model/days.ts';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';

const words = texts.when;

/** On a phone the chosen day may be out of sight. */
const scrollToChosen = (list: HTMLElement | null): void => {
  const chosen = list?.querySelector<HTMLElement>('label:has(:checked)');
  if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.offsetWidth - chosen.offsetWidth) / 2;
};

/** Days in a row with how much room each has: the browser's own radios, so that the arrow keys choose. */
export function DayStrip({ form: { draft, from, days, change } }: { readonly form: AddAppointment }) {
  const name = useId();
  const isAsked = draft.chosen.length > 0;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">{words.day}</legend>
      <div
        key={from}
        ref={scrollToChosen}
        className="num relative -mx-1 flex gap-1.5 overflow-x-auto px-1 py-1 scrollbar-none max-tablet:-mx-4 max-tablet:px-4 tablet:grid tablet:grid-cols-11"
      >
        {Array.from({ length: DAYS_SHOWN }, (_, index) => {
          const date = addDays(from, index);
          return (
            <Day
              key={date}
              name={name}
              date={date}
              day={isAsked ? days.days.find((one) => one.date === date) : undefined}
              team={draft}
              isChosen={date === draft.date}
              onChoose={() => change({ date })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

type DayProps = {
  readonly name: string;
  readonly date: string;
  readonly day: DeskDay | undefined;
  readonly team: Assignment;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

const availabilityText = (day: DeskDay, team: Assignment, sayFree: (count: number) => string): string => {
  const state = stateOf(day, team);
  return state === 'free' ? sayFree(startsOn(day, team).length) : words.states[state];
};

const dayStyle = tv({
  base: [
    'relative grid h-20 w-14.5 flex-none cursor-pointer content-center justify-items-center rounded-lg text-caption',
    'transition-colors duration-120 has-focus-visible:outline-2 has-focus-visible:outline-focus',
    'has-focus-visible:outline-offset-2 tablet:h-18.5 tablet:w-auto forced-colors:border',
  ],
  variants: {
    look: {
      chosen: 'bg-accent text-on-accent',
      free: 'text-muted shadow-frame dark:bg-raised',
      off: 'hatched text-muted',
    },
  },
});

function Day({ name, date, day, team, isChosen, onChoose }: DayProps) {
  const { date: number, weekday } = partsOf(date);
  const isOff = day !== undefined && stateOf(day, team) !== 'free';
  return (
    <label className={dayStyle({ look: isChosen ? 'chosen' : isOff ? 'off' : 'free' })}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-label={[longDay(date), day && availabilityText(day, team, words.starts)]
          .filter(Boolean)
          .join(', ')}
        className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-inherit outline-hidden"
      />
      <span aria-hidden="true" className="pointer-events-none relative">
        {date === today() ? words.today : weekday.short}
      </span>
      <b
        aria-hidden="true"
        className={`display pointer-events-none relative text-head-22 leading-6 ${isChosen ? '' : isOff ? 'text-muted' : 'text-ink'}`}
      >
        {number}
      </b>
      <span aria-hidden="true" className="pointer-events-none relative min-h-4 whitespace-nowrap">
        {day && availabilityText(day, team, words.free)}
      </span>
    </label>
  );
}
