import { fullName } from '@ayna/domain/names';
import { minutesFrom } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../data/appointments.ts';
import { statusLooks } from '../../../parts/appointment-status.ts';
import { Badge } from '../../../ui/badge.tsx';
import { texts as calendarTexts } from '../texts.ts';
import { startsInText } from './day-facts.ts';
import { texts } from './texts.ts';

/** Of the parts of the panel. */
export const headingStyle = 'mb-2.5 font-semibold text-lead-size leading-5';

type Props = {
  /** Those to come, in their order. */
  readonly appointments: readonly Appointment[];
  readonly date: string;
  readonly now: string;
  readonly onOpen: (code: string) => void;
};

/** The rest of a full day is in the grid beside it. */
const shown = 5;

export function NextUp({ appointments, date, now, onOpen }: Props) {
  const today = now.slice(0, 10);
  const left = appointments.length - shown;
  return (
    <section>
      <h2 className={headingStyle}>{texts.next}</h2>
      {appointments.length === 0 && <p className="text-label text-muted">{nothingOn(date, today)}</p>}
      <ul className="-mx-2.5 grid gap-0.5">
        {appointments.slice(0, shown).map((one) => (
          <li
            key={one.code}
            className="rounded-input first:bg-surface first:shadow-outline dark:first:bg-raised"
          >
            <Row appointment={one} now={now} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="num mt-1.5 text-caption text-muted">{texts.more(left)}</p>}
    </section>
  );
}

const nothingOn = (date: string, today: string): string => {
  if (date === today) return texts.noneNext;
  return date < today ? texts.dayOver : texts.noneNextThatDay;
};

const serviceOf = ({ serviceSnapshot: { name, type, sessionCount }, sessionNumber }: Appointment): string =>
  type === 'Session' && sessionCount ? texts.session(name, sessionNumber, sessionCount) : name;

type RowProps = {
  readonly appointment: Appointment;
  readonly now: string;
  readonly onOpen: (code: string) => void;
};

function Row({ appointment, now, onOpen }: RowProps) {
  const { customerSnapshot: customer, status, appointmentTime } = appointment;
  const start = appointmentTime.appointmentStartDate;
  const { word, tone, Icon } = statusLooks[status];
  const away = startsInText(minutesFrom(now.slice(0, 10), start) - minutesFrom(now.slice(0, 10), now));
  return (
    <button
      type="button"
      onClick={() => onOpen(appointment.code)}
      className="grid w-full cursor-pointer grid-cols-lead-12 gap-1 rounded-input px-2.5 py-2.25 text-left transition-colors duration-120 hover:bg-ink/4"
    >
      <span className="num font-strong text-ink-2">{start.slice(11, 16)}</span>
      <span className="min-w-0">
        <b className="block truncate font-semibold">{customer ? fullName(customer) : calendarTexts.nobody}</b>
        <span className="num block truncate text-label text-muted">{serviceOf(appointment)}</span>
        <span className="mt-1.5 flex flex-wrap items-center gap-2">
          <Badge tone={tone} icon={Icon}>
            {word}
          </Badge>
          {away && <span className="num text-caption text-muted">{away}</span>}
        </span>
      </span>
    </button>
  );
}
