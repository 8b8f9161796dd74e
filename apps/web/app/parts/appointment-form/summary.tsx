import { clockAt, minuteOfDay } from '@ayna/domain/wall-clock';
import { UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Employee } from '../../data/employees.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { longDay } from '../../ui/day-text.ts';
import { priceText, sumText } from '../money-text.ts';
import { employeeName } from '../service-facts.ts';
import { type Draft, minutesOf, nameOf, serviceTimes, totalOf } from './model/draft.ts';
import { texts } from './texts.ts';
import type { AddAppointment } from './use-add-appointment.ts';
import type { Course } from './use-course.ts';

const words = texts.summary;

type Props = {
  readonly form: AddAppointment;
  readonly team: readonly Employee[];
  /** The ways on, below it. */
  readonly children: ReactNode;
};

/** Beginning and end; the beginning alone until a service says how long. */
export const timeRangeText = (draft: Draft): string => {
  if (draft.time === null) return words.noTime;
  const minutes = minutesOf(draft);
  return minutes === 0 ? draft.time : texts.range(draft.time, clockAt(minuteOfDay(draft.time) + minutes));
};

/** What will be booked, always in sight. */
export function Summary({ form, team, children }: Props) {
  const { draft, isTaken, course } = form;
  return (
    <aside
      aria-label={words.title}
      data-tour="summary"
      className="sticky top-0.5 overflow-hidden rounded-lg shadow-outline max-wide:hidden dark:bg-raised"
    >
      <div
        className={`px-5 py-4.5 ${isTaken ? 'bg-warning-bg text-warning-ink' : 'bg-info-bg text-info-ink'}`}
      >
        <p
          className={`display num text-ink ${draft.time ? 'text-head-34 leading-9.5 tracking-m' : 'text-head-26 leading-9.5'}`}
        >
          {timeRangeText(draft)}
        </p>
        <p className="num mt-0.5 font-strong text-body-size">{longDay(draft.date)}</p>
        {isTaken && draft.overlapReason.trim() !== '' && <p className="mt-1 text-label">{words.over}</p>}
      </div>
      <div className="px-5 pt-1.5 pb-5">
        <PersonLine draft={draft} />
        <EmployeeLine draft={draft} team={team} />
        <ServiceLines draft={draft} course={course} />
        <Total draft={draft} course={course} />
        <div className="pt-2">{children}</div>
      </div>
    </aside>
  );
}

const line = 'flex items-center gap-2.5 py-3 shadow-below';

const plate = 'grid size-8 flex-none place-items-center rounded-full bg-sunken text-muted dark:bg-sir-850';

function PersonLine({ draft: { person } }: { readonly draft: Draft }) {
  const isKnown = person.kind === 'card' || person.kind === 'new';
  return (
    <p className={line}>
      {isKnown ? (
        <Avatar name={nameOf(person)} {...(person.kind === 'card' ? { seed: person.card.code } : {})} />
      ) : (
        <span aria-hidden="true" className={plate}>
          <UserRound />
        </span>
      )}
      <span className={isKnown ? 'font-strong wrap-anywhere' : 'text-muted'}>{nameOf(person)}</span>
    </p>
  );
}

function EmployeeLine({ draft, team }: { readonly draft: Draft; readonly team: readonly Employee[] }) {
  const codes = draft.isSplit ? draft.chosen.map((one) => one.employeeCode) : [draft.employeeCode];
  const named = team.filter(({ code }) => codes.includes(code));
  const [only] = named;
  const names = [...named.map(employeeName), ...(codes.includes(null) ? [texts.employee.any] : [])];
  return (
    <p className={line}>
      {only && names.length === 1 ? (
        <Avatar name={employeeName(only)} seed={only.code} />
      ) : (
        <span aria-hidden="true" className={plate}>
          <Users />
        </span>
      )}
      <span className="font-strong">{names.join(', ')}</span>
    </p>
  );
}

type LinesProps = { readonly draft: Draft; readonly course: Course };

function ServiceLines({ draft, course }: LinesProps) {
  const steps = serviceTimes(draft);
  if (steps.length === 0) return <p className={`${line} text-muted`}>{words.noService}</p>;
  return (
    <ul>
      {steps.map(({ service, length, from, to }, index) => {
        const session = service.type === 'Session' && service.sessionCount;
        const facts = [
          from && to ? texts.range(from, to) : undefined,
          texts.length(length),
          session ? words.session(course.sessions[0]?.number ?? 1, session) : undefined,
        ];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- one service may be chosen twice
          <li key={index} className={`num ${line} justify-between gap-3`}>
            <span className="min-w-0">
              <span className="block font-strong wrap-anywhere">{service.name}</span>
              <span className="block text-label text-muted">{facts.filter(Boolean).join(' \u00b7 ')}</span>
            </span>
            <span>{sumText(service.price)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Total({ draft, course }: LinesProps) {
  const [only] = draft.chosen;
  if (!only) return null;
  const more = course.count - 1;
  return (
    <div className="num pt-3 pb-1">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-muted">{texts.length(minutesOf(draft))}</span>
        <b className="font-semibold text-head-22 leading-7 tracking-l">{sumText(totalOf(draft))}</b>
      </p>
      {more > 0 && (
        <p className="text-right text-label text-muted">
          {words.moreSessions(more, priceText(only.service.price))}
        </p>
      )}
    </div>
  );
}
