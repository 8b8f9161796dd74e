import type { ManagedVisit } from '@ayna/contracts/appointment';
import { CalendarSync, Check, CircleAlert, MapPin, Phone, Scissors, User, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { localPhone } from '../../parts/local-phone.ts';
import { priceText } from '../../parts/money-text.ts';
import { mapHref, phoneHref } from '../../parts/public-salon.ts';
import { repeatHref } from '../../parts/repeat-visit.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { dayAndWeekday, longDay, shortDay } from '../../ui/day-text.ts';
import { ButtonLink, Link } from '../../ui/link.tsx';
import type { ManagePage } from './manage-page.ts';
import { texts } from './texts.ts';
import { clockOf, dayOf, endText, whenText } from './visit-state.ts';

type Props = { readonly page: ManagePage; readonly message: string | undefined };

/** The visit at a glance, and what may be done with it. */
export function VisitView({ page, message }: Props) {
  const { visit, today, isPast, done } = page;
  const ended = endText(visit, isPast);
  const doneText = Object.entries(texts.done).find(([name]) => name === done)?.[1];
  return (
    <>
      <h1 className="display text-balance text-head-32/9">
        {ended ? texts.title : texts.greeting(visit.name, whenText(dayOf(visit.startDate), today))}
      </h1>
      <p className="mt-1 text-lead-size text-muted">{visit.salon.name}</p>
      {doneText && !message && (
        <p role="status" className="mt-4 rounded-lg bg-success-bg px-4 py-3 font-medium text-success-ink">
          {doneText}
        </p>
      )}
      {message && <Failure message={message} />}
      <p className="num mt-5 rounded-panel bg-accent-soft px-5 py-4">
        <b className="block font-strong text-accent-ink">{longDay(dayOf(visit.startDate))}</b>
        <span className="display text-head-36 leading-11">
          {texts.time(clockOf(visit.startDate), clockOf(visit.endDate))}
        </span>
      </p>
      <Facts visit={visit} />
      {ended ? <Ended visit={visit} text={ended} /> : <Actions page={page} />}
      <Courses courses={visit.courses} />
      <p className="mt-6 inline-flex min-h-11 items-center">
        <Link look="quiet" to={paths.myAppointments}>
          {texts.all}
        </Link>
      </p>
    </>
  );
}

export function Failure({ message }: { readonly message: string }) {
  return (
    <p
      role="alert"
      className="mt-4 flex gap-2.5 rounded-lg bg-danger-bg px-4 py-3 text-danger-ink ring-1 ring-canceled-line/45"
    >
      <CircleAlert size={19} className="mt-0.5 shrink-0" />
      {message}
    </p>
  );
}

function Facts({ visit: { appointments, salon } }: { readonly visit: ManagedVisit }) {
  const names = [
    ...new Set(appointments.map(({ employeeSnapshot: { name, lastname } }) => `${name} ${lastname}`.trim())),
  ];
  return (
    <ul className="mt-3">
      {appointments.map(({ code, sessionNumber, serviceSnapshot: { name, price, sessionCount } }) => (
        <Fact key={code} icon={<Scissors size={18} />} end={<b className="num">{priceText(price)}</b>}>
          {name}
          {sessionCount !== null && (
            <small className="num block text-label text-muted">
              {texts.session(sessionNumber, sessionCount)}
            </small>
          )}
        </Fact>
      ))}
      <Fact icon={<User size={18} />}>{names.join(', ')}</Fact>
      <Fact
        icon={<MapPin size={18} />}
        end={
          <a
            href={mapHref(salon)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-strong text-accent-ink"
          >
            {texts.directions}
          </a>
        }
      >
        {[salon.address, salon.district].filter(Boolean).join(', ')}
      </Fact>
      <Fact icon={<Phone size={18} />}>
        <a
          href={phoneHref(salon.phone)}
          className="num inline-flex min-h-11 items-center underline underline-offset-3"
        >
          {texts.call(localPhone(salon.phone))}
        </a>
      </Fact>
    </ul>
  );
}

type FactProps = { readonly icon: ReactNode; readonly end?: ReactNode; readonly children: ReactNode };

function Fact({ icon, end, children }: FactProps) {
  return (
    <li className="flex min-h-12 items-center gap-3 border-line py-1 not-last:border-b">
      <span aria-hidden="true" className="shrink-0 text-muted">
        {icon}
      </span>
      <span className="min-w-0 flex-1">{children}</span>
      {end}
    </li>
  );
}

function Actions({ page: { path, visit } }: { readonly page: ManagePage }) {
  const { may, confirmedAt, appointments } = visit;
  const isPending = appointments.some(({ status }) => status === 'Pending');
  return (
    <div className="mt-5 grid gap-2.5">
      {isPending && <p className="text-center text-muted">{texts.pending}</p>}
      {confirmedAt ? (
        <p className="text-center font-medium text-success-ink">{texts.confirmed}</p>
      ) : (
        may.confirm && (
          <form method="post" action={path} className="grid">
            <button type="submit" name="islem" value="geliyorum" className={buttonStyle({ size: 'xl' })}>
              <Check size={19} />
              {texts.confirm}
            </button>
          </form>
        )
      )}
      <div className="grid grid-flow-col gap-2.5">
        {may.move && (
          <ButtonLink to={`${path}?degistir`} look="outline" size="xl" icon={CalendarSync}>
            {texts.move}
          </ButtonLink>
        )}
        {may.cancel && (
          <ButtonLink to={`${path}?iptal`} look="danger-outline" size="xl" icon={X}>
            {texts.cancel}
          </ButtonLink>
        )}
      </div>
      <p className="text-balance text-center text-body text-muted">
        {may.cancel && may.until
          ? texts.until(`${dayAndWeekday(dayOf(may.until))} ${clockOf(may.until)}`)
          : texts.tooLate}
      </p>
    </div>
  );
}

function Ended({ visit, text }: { readonly visit: ManagedVisit; readonly text: string }) {
  return (
    <div className="mt-5 grid gap-3 text-center">
      <p className="text-muted">{text}</p>
      <ButtonLink to={repeatHref(visit.salon.path, visit.appointments)} size="xl">
        {texts.again}
      </ButtonLink>
    </div>
  );
}

function Courses({ courses }: Pick<ManagedVisit, 'courses'>) {
  return courses.map(({ serviceCode, name, sessionCount, sessions, nextProposed }) => (
    <section key={serviceCode} className="mt-7">
      <h2 className="font-semibold">{texts.course(name, sessionCount)}</h2>
      <ul className="num mt-2 grid gap-1 text-ink-2">
        {sessions.map(({ sessionNumber, startDate, status }) => {
          const when = `${shortDay(dayOf(startDate))} ${clockOf(startDate)}`;
          const state = status === 'Pending' || status === 'Approved' ? '' : texts.courseState[status];
          return (
            <li key={`${sessionNumber} ${startDate}`}>
              {texts.courseSession(sessionNumber, [when, state].filter(Boolean).join(', '))}
            </li>
          );
        })}
      </ul>
      {nextProposed && (
        <p className="num mt-2 text-body text-muted">{texts.nextProposed(longDay(nextProposed))}</p>
      )}
    </section>
  ));
}
