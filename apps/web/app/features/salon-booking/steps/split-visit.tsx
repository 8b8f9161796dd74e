import { addDays } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { firstFreeQuery } from '../../../data/booking.ts';
import { minutesText } from '../../../parts/public-service.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { clockOf } from '../model/day-words.ts';
import { type BookingChoice, hrefOf } from '../model/url-params.ts';
import { servicesText, type Visit } from '../model/visit.ts';
import { whenText } from '../summary.tsx';
import { texts } from '../texts.ts';
import { noRoomTexts } from './no-room.texts.ts';

const words = noRoomTexts.split;

type Props = {
  readonly salonCode: string;
  readonly choice: BookingChoice;
  readonly visit: Visit;
  /** The first day on which one of them may be. */
  readonly from: string;
};

const codes = ({ services }: Pick<Visit, 'services'>): readonly string[] => services.map(({ code }) => code);

/** The same services on two days, where they do not fit into one: the first is booked, then the rest. */
export function SplitVisit({ salonCode, choice, visit, from }: Props) {
  const [first, rest] = [visit.services.slice(0, 1), visit.services.slice(1)].map((services) => ({
    ...visit,
    services,
  }));
  const isSplit = rest !== undefined && rest.services.length > 0;
  const one = useQuery({
    ...firstFreeQuery({ salonCode, services: first ? servicesText(first) : '' }, from),
    enabled: isSplit,
  });
  const firstDay = one.data?.startDate.slice(0, 10);
  const other = useQuery({
    ...firstFreeQuery({ salonCode, services: rest ? servicesText(rest) : '' }, addDays(firstDay ?? from, 1)),
    enabled: isSplit && firstDay !== undefined,
  });
  if (!first || !rest || !one.data || !other.data || firstDay === undefined) return null;
  const link = {
    services: codes(first),
    day: firstDay,
    clock: clockOf(one.data.startDate),
    later: codes(rest),
  };
  return (
    <section>
      <h2 className="display text-head-22 leading-7">{words.title}</h2>
      <div className="mt-3 rounded-xl bg-accent-soft px-4.5 py-4 dark:bg-raised">
        <ol className="grid gap-3.5">
          <Part number={1} part={first} startDate={one.data.startDate} />
          <Part number={2} part={rest} startDate={other.data.startDate} />
        </ol>
        <p className="mt-3 mb-3 text-body text-muted">{words.text}</p>
        <Link
          to={hrefOf(choice, { ...link, step: 'time' })}
          className={buttonStyle({ look: 'outline', size: 'lg' })}
        >
          {words.begin}
        </Link>
      </div>
    </section>
  );
}

type PartProps = {
  readonly number: number;
  readonly part: Pick<Visit, 'services' | 'employee'>;
  readonly startDate: string;
};

function Part({ number, part: { services, employee }, startDate }: PartProps) {
  const minutes = services.reduce((sum, service) => sum + service.minutes, 0);
  const names = services.map(({ name }) => name).join(', ');
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="num grid size-6.5 shrink-0 place-items-center rounded-full bg-accent font-strong text-label text-on-accent"
      >
        {number}
      </span>
      <span>
        <b className="block font-strong">{words.part(names, minutesText(minutes))}</b>
        <span className="num text-muted">
          {[whenText(startDate), employee?.firstName ?? texts.anyEmployee].join(texts.dot)}
        </span>
      </span>
    </li>
  );
}
