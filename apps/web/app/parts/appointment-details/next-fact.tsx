import { useQuery } from '@tanstack/react-query';
import { CalendarPlus2 } from 'lucide-react';
import { type Appointment, deskDaysQuery } from '../../data/appointments.ts';
import type { CustomerVisit } from '../../data/customers.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { longDay, today } from '../../ui/day-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { type Prefill, prefillQuery } from '../appointment-form/model/prefill.ts';
import { Fact, factStyle } from './fact.tsx';
import { nextVisit } from './next-visit.ts';
import { texts } from './texts.ts';

const words = texts.next;
const WEEK = 7;

type Next = NonNullable<ReturnType<typeof nextVisit>>;

const rhythmText = ({ every, session }: Next): string => {
  if (session !== null) return words.session(session, every);
  if (every < WEEK) return words.days(every);
  return every === WEEK ? words.weekly : words.weeks(every / WEEK);
};

/** All that the form of a new appointment can know of the next one. */
const toPrefill = (
  { customerCode, serviceCode, employeeCode }: Appointment,
  { date, clock }: Next,
): Prefill => ({ date, time: clock, employeeCode, minutes: null, customerCode, serviceCode });

/** Whether the employee is free at that hour; undefined until it is known. */
const useIsFree = ({ salonCode, serviceCode, employeeCode }: Appointment, next: Next | null) => {
  const { data } = useQuery({
    ...deskDaysQuery(salonCode, {
      from: next?.date ?? '',
      days: 1,
      requested: [{ serviceCode, employeeCode }],
      duration: null,
      at: next?.clock ?? null,
    }),
    enabled: next !== null,
  });
  return data && next
    ? data.some(({ starts }) => starts.some((start) => start.slice(0, 5) === next.clock))
    : undefined;
};

type Props = {
  readonly appointment: Appointment;
  readonly visits: readonly CustomerVisit[];
  /** Where the form opens beside the screen; elsewhere a link leads to its page. */
  readonly onBook: ((place: Prefill) => void) | undefined;
};

/** When the customer would come again for the same, and the way to book it. */
export function NextFact({ appointment, visits, onBook }: Props) {
  const next = nextVisit(appointment, visits, today());
  const isFree = useIsFree(appointment, next);
  if (!next) return null;
  const rhythm = rhythmText(next);
  const { name } = appointment.employeeSnapshot;
  const prefill = toPrefill(appointment, next);
  return (
    <Fact Icon={CalendarPlus2}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="num min-w-0">
          <p className={factStyle}>{words.when(longDay(next.date), next.clock)}</p>
          <p className="text-label text-muted">
            {isFree === undefined ? rhythm : isFree ? words.free(rhythm, name) : words.taken(rhythm, name)}
          </p>
        </div>
        {onBook ? (
          <Button look="soft" onPress={() => onBook(prefill)}>
            {words.book}
          </Button>
        ) : (
          <ButtonLink look="soft" to={`${paths.addAppointment}?${prefillQuery(prefill)}`}>
            {words.book}
          </ButtonLink>
        )}
      </div>
    </Fact>
  );
}
