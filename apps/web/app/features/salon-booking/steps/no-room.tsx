import { addDays } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Hourglass, Info, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { dayOutlineQuery, earliestSlotsQuery, freeSlotsQuery } from '../../../data/booking.ts';
import { EmployeePortrait } from '../../../parts/employee-portrait.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { longDay } from '../../../ui/day-text.ts';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import type { BookingData, BookingEmployee } from '../model/booking-data.ts';
import { clockOf, nearMoment } from '../model/day-words.ts';
import { reasonWords } from '../model/reason.ts';
import { type BookingChoice, hrefOf } from '../model/url-params.ts';
import { servicesText, type Visit } from '../model/visit.ts';
import { texts } from '../texts.ts';
import { useDayReasons } from '../use-day-reasons.ts';
import { texts as waitTexts } from '../waiting/texts.ts';
import { DayRuler } from './day-ruler.tsx';
import { noRoomTexts } from './no-room.texts.ts';
import { SplitVisit } from './split-visit.tsx';

const words = noRoomTexts.noRoom;

type Props = {
  readonly data: BookingData;
  readonly choice: BookingChoice;
  readonly visit: Visit;
  readonly services: string;
  readonly day: string;
  /** Not only on this day. */
  readonly isAllFull: boolean;
};

const titleOf = ({ visit, isAllFull }: Props): string => {
  if (!isAllFull) return words.dayTitle;
  return visit.employee ? words.title(visit.employee.firstName) : words.titleAny;
};

/** No reproach and no dead end: why, when else, who else, and the telephone. */
export function NoRoom(props: Props) {
  const { data, choice, visit, day } = props;
  const others = data.employees.filter(({ code }) => code !== visit.employee?.code);
  const { phone } = data.salon;
  return (
    <div className="mt-5 grid gap-6">
      <section className="rounded-xl bg-sunken px-4.5 py-4 dark:bg-raised">
        {/* Announced, and still a heading. */}
        <div role="status">
          <h2 className="display text-head-22 leading-7">{titleOf(props)}</h2>
        </div>
        <p className="num mt-0.5 text-body text-muted">{longDay(day)}</p>
        <p className="mt-3 font-strong text-label text-muted">{words.why}</p>
        <Why {...props} />
        <Outline {...props} />
      </section>
      <div className="grid items-start gap-6 desk:grid-cols-2 desk:gap-11">
        {visit.employee && others.length > 0 && (
          <section>
            <h2 className="display text-head-22 leading-7">{words.sameDay}</h2>
            <p className="num text-body text-muted">{longDay(day)}</p>
            <ul>
              {others.map((employee) => (
                <OtherEmployee key={employee.code} {...{ data, choice, visit, day, employee }} />
              ))}
            </ul>
          </section>
        )}
        <NextTimes {...props} />
      </div>
      <SplitVisit
        {...{ choice, visit }}
        salonCode={data.salon.code}
        from={day < data.today ? data.today : day}
      />
      {data.salon.waitingList && day >= data.today && <WaitOffer choice={choice} day={day} />}
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t pt-3">
        <span className="flex items-center gap-2.5">
          <Phone size={18} className="text-accent-ink" />
          {words.call}
        </span>
        <a href={phone.href} className="num grid min-h-11 content-center font-strong text-accent-ink">
          {phone.text}
        </a>
      </p>
    </div>
  );
}

/** The reason as the server tells it: what it may not tell, such as whose leave it is, is not here either. */
function Why({ data, visit, services, day }: Props) {
  const reasonOf = useDayReasons({ data, services, day, isReady: true });
  const reason = day < data.today ? 'past' : reasonOf(day);
  if (reason === undefined)
    return (
      <SkeletonArea>
        <Skeleton className="mt-2 h-5 w-40" />
        <Skeleton className="mt-2 h-5 w-full" />
      </SkeletonArea>
    );
  // Room was found since the times were read: they are read again, and say so.
  const { title, text } = reasonWords(reason ?? 'full', { salon: data.salon, visit });
  return (
    <p className="mt-1 flex gap-2.5">
      <Info size={18} className="mt-0.5 shrink-0 text-muted" />
      <span>
        <b className="block font-strong">{title}</b>
        <span className="text-muted">{text}</span>
      </span>
    </p>
  );
}

/** The hours of the chosen employee, where one is chosen and works on a day to come. */
function Outline({ data, visit, services, day }: Props) {
  const isAsked = visit.employee !== null && day >= data.today;
  const { data: outline } = useQuery({
    ...dayOutlineQuery({ salonCode: data.salon.code, services }, day),
    enabled: isAsked,
  });
  if (!isAsked || !outline?.stretches.some(({ kind }) => kind === 'full' || kind === 'free')) return null;
  return <DayRuler outline={outline} visit={visit} />;
}

function WaitOffer({ choice, day }: Pick<Props, 'choice' | 'day'>) {
  return (
    <section className="rounded-xl bg-accent-soft px-4.5 py-4">
      <h2 className="display text-head-22 leading-7">{waitTexts.offer}</h2>
      <p className="mt-1 mb-3.5 text-pretty">{waitTexts.offerText}</p>
      <Link
        to={hrefOf(choice, { day, clock: null, step: 'wait' })}
        className={buttonStyle({ size: 'lg', look: 'outline' })}
      >
        <Hourglass size={18} />
        {waitTexts.offerAction}
      </Link>
    </section>
  );
}

/** The same visit on the days after this one. */
function NextTimes({ data, choice, visit, services, day }: Props) {
  const from = day < data.today ? data.today : addDays(day, 1);
  const { data: slots = [] } = useQuery(earliestSlotsQuery({ salonCode: data.salon.code, services }, from));
  if (slots.length === 0) return null;
  return (
    <section>
      <h2 className="display text-head-22 leading-7">
        {visit.employee ? words.nextDaysWith(visit.employee.firstName) : words.nextDays}
      </h2>
      <ul className="mt-2 grid gap-2">
        {slots.map(({ startDate, endDate }) => (
          <li key={startDate}>
            <Link
              to={hrefOf(choice, {
                day: startDate.slice(0, 10),
                clock: clockOf(startDate),
                step: 'time',
              })}
              className="num flex min-h-14 items-center justify-between rounded-lg px-4 shadow-frame hover:bg-sunken dark:hover:bg-raised"
            >
              <span>
                <b className="block font-strong">{nearMoment(startDate, data.today)}</b>
                <span className="text-body text-muted">{texts.time.endsAt(clockOf(endDate))}</span>
              </span>
              <ChevronRight size={18} className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OtherProps = {
  readonly data: BookingData;
  readonly choice: BookingChoice;
  readonly visit: Visit;
  readonly day: string;
  readonly employee: BookingEmployee;
};

function OtherEmployee({ data, choice, visit, day, employee }: OtherProps) {
  const services = servicesText({ ...visit, employee });
  const missing = visit.services.find(({ code }) => !employee.serviceCodes.includes(code));
  const { data: slots } = useQuery({
    ...freeSlotsQuery({ salonCode: data.salon.code, services }, day),
    enabled: missing === undefined,
  });
  const note = missing ? words.doesNot(missing.name) : slots?.length === 0 && words.noTimes;
  return (
    <li className={`flex items-center gap-3.5 py-3 shadow-below ${note ? 'text-muted' : ''}`}>
      <EmployeePortrait name={employee.name} seed={employee.code} imageUrl={employee.imageUrl} />
      <div className="min-w-0">
        <b className={`block ${note ? 'font-body' : 'font-strong'}`}>{employee.name}</b>
        {note && <span className="block text-body">{note}</span>}
        {!missing && !slots && <Skeleton className="mt-1.5 h-11 w-32" />}
        <span className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
          {slots?.slice(0, 3).map(({ startDate }) => (
            <Link
              key={startDate}
              to={hrefOf(choice, { employee: employee.code, day, clock: clockOf(startDate), step: 'time' })}
              className="num grid h-11 place-items-center rounded-box px-3.5 font-medium shadow-frame hover:bg-sunken dark:hover:bg-raised"
            >
              {clockOf(startDate)}
            </Link>
          ))}
        </span>
      </div>
    </li>
  );
}
