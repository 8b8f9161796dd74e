import { fullName } from '@ayna/domain/names';
import { wallNow } from '@ayna/domain/wall-now';
import { Check } from 'lucide-react';
import type { OwnCourse } from '../../data/my-appointments.ts';
import { systemClock } from '../../lib/clock.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { priceText } from '../../parts/money-text.ts';
import { repeatHref } from '../../parts/repeat-visit.ts';
import { longDay } from '../../ui/day-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { type SessionState, sessionStates } from './model/course-sessions.ts';
import { texts } from './texts.ts';
import { SalonOval } from './visit-rows.tsx';

const words = texts.course;

const looks: Readonly<Record<SessionState, string>> = {
  done: 'bg-completed-solid text-surface dark:text-sir-950',
  booked: 'border-2 border-approved-solid bg-approved-bg text-approved-ink',
  waiting: 'border-2 border-pending-solid border-dashed bg-pending-bg text-pending-ink',
  proposed: 'border-2 border-accent border-dashed text-accent-ink',
  open: 'text-muted shadow-control',
};

/** A course at a glance: what is done, what is booked, and the next session with the way to book it. */
export function CourseCard({ course }: { readonly course: OwnCourse }) {
  const { salon, name, sessionCount, intervalDays } = course;
  const now = wallNow(systemClock.now(), salon.zone);
  const states = sessionStates(course, now);
  const done = states.filter((state) => state === 'done').length;
  const booked = states.filter((state) => state === 'booked' || state === 'waiting').length;
  return (
    <article className="rounded-panel bg-surface px-5.5 pt-5 pb-5.5 shadow-outline max-tablet:px-4.5 dark:bg-raised">
      <header className="flex items-center gap-3.5">
        <SalonOval name={salon.name} type={salon.type} seed={salon.path} />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold text-title-s">{name}</h3>
          <p className="num text-body text-muted">{words.facts(salon.name, intervalDays)}</p>
        </div>
        <p aria-hidden="true" className="display num whitespace-nowrap text-head-26">
          {done}
          <span className="text-muted text-title-size"> / {sessionCount}</span>
        </p>
      </header>
      <div
        role="img"
        aria-label={words.summary(sessionCount, done, booked)}
        className="num mt-4.5 mb-4 flex flex-wrap gap-1.5"
      >
        {states.map((state, index) => (
          <span
            // The sessions of a course keep their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={`grid aspect-mirror w-9.5 place-items-center rounded-oval font-strong text-label ${looks[state]}`}
          >
            {state === 'done' ? <Check size={15} strokeWidth={2.6} /> : index + 1}
          </span>
        ))}
      </div>
      <Legend course={course} now={now} />
      <Proposal course={course} session={states.indexOf('proposed') + 1} />
    </article>
  );
}

type LegendProps = { readonly course: OwnCourse; readonly now: string };

function Legend({ course: { sessions }, now }: LegendProps) {
  const last = sessions.findLast(({ startDate }) => startDate <= now);
  const next = sessions.find(({ startDate }) => startDate > now);
  const day = (moment: string): string => dayAndMonth(moment.slice(0, 10));
  return (
    <p className="num flex flex-wrap gap-x-3.5 gap-y-1 text-label text-muted">
      {last && <Sign look="bg-completed-solid">{words.last(day(last.startDate))}</Sign>}
      {next && next.status === 'Pending' && (
        <Sign look="bg-pending-solid">{words.waiting(day(next.startDate))}</Sign>
      )}
      {next && next.status !== 'Pending' && (
        <Sign look="bg-approved-solid">{words.next(day(next.startDate))}</Sign>
      )}
    </p>
  );
}

function Sign({ look, children }: { readonly look: string; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i aria-hidden="true" className={`aspect-mirror w-2.5 rounded-oval ${look}`} />
      {children}
    </span>
  );
}

function Proposal({ course, session }: { readonly course: OwnCourse; readonly session: number }) {
  const { salon, nextProposed, employeeSnapshot, price, name } = course;
  if (nextProposed === null) return null;
  return (
    <div className="num mt-3.5 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3.5 dark:bg-sir-850">
      <p className="text-label text-muted">
        {words.proposed(session)}
        <b className="block font-semibold text-ink text-lead-size">{longDay(nextProposed)}</b>
        {words.perSession(fullName(employeeSnapshot), priceText(price))}
      </p>
      {salon.takesOnline && (
        <ButtonLink
          to={repeatHref(salon.path, [course], nextProposed)}
          reloadDocument
          look="soft"
          aria-label={words.bookOf(name)}
        >
          {words.book}
        </ButtonLink>
      )}
    </div>
  );
}
