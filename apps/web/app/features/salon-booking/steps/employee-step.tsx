import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Check, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { firstFreeQuery } from '../../../data/booking.ts';
import { EmployeePortrait } from '../../../parts/employee-portrait.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StepHead } from '../booking-frame.tsx';
import type { BookingData, BookingEmployee } from '../model/booking-data.ts';
import { nearMoment } from '../model/day-words.ts';
import { anyEmployee, type BookingChoice, hrefOf } from '../model/url-params.ts';
import { servicesText, type Visit } from '../model/visit.ts';
import { texts } from '../texts.ts';

type Props = {
  readonly data: BookingData;
  readonly choice: BookingChoice;
  readonly visit: Visit;
  /** Whether the page runs and knows who is there. */
  readonly isReady: boolean;
};

/** Every card is a link to the next step, so that it works without a script. */
export function EmployeeStep({ data, choice, visit, isReady }: Props) {
  const card = (employee: BookingEmployee | null) => {
    const code = employee?.code ?? anyEmployee;
    return {
      to: hrefOf(choice, { employee: code, clock: null, step: 'time' }),
      isChosen: choice.employee === code,
      free: <FirstFree data={data} services={servicesText({ ...visit, employee })} isReady={isReady} />,
    };
  };
  return (
    <>
      <StepHead title={texts.employee.title} takesFocus={isReady} />
      <ul className="mt-4.5 grid gap-2.5">
        {data.salon.anyEmployee && (
          <EmployeeCard {...card(null)} name={texts.anyEmployee} role={texts.employee.anyText}>
            <span className="grid h-16.5 w-13 place-items-center rounded-oval bg-sunken text-accent-ink dark:bg-raised">
              <Users size={22} />
            </span>
          </EmployeeCard>
        )}
        {visit.candidates.map((employee) => (
          <EmployeeCard key={employee.code} {...card(employee)} name={employee.name} role={employee.role}>
            <EmployeePortrait
              name={employee.name}
              seed={employee.code}
              imageUrl={employee.imageUrl}
              size="lg"
            />
          </EmployeeCard>
        ))}
      </ul>
    </>
  );
}

type CardProps = {
  readonly to: string;
  readonly isChosen: boolean;
  readonly name: string;
  readonly role: string;
  readonly free: ReactNode;
  readonly children: ReactNode;
};

function EmployeeCard({ to, isChosen, name, role, free, children }: CardProps) {
  const look = isChosen
    ? 'bg-accent-soft shadow-chosen-2'
    : 'shadow-frame hover:bg-sunken dark:hover:bg-raised';
  const ring = isChosen ? 'bg-accent text-on-accent' : 'text-transparent shadow-control';
  return (
    <li>
      <Link
        to={to}
        aria-current={isChosen ? 'true' : undefined}
        className={`grid grid-cols-row-auto items-center gap-3.5 rounded-sheet p-3.5 ${look}`}
      >
        {children}
        <span className="min-w-0">
          <b className="block font-strong text-title leading-5.5">{name}</b>
          <span className="block text-body text-muted">{role}</span>
          {free}
        </span>
        <span aria-hidden="true" className={`grid size-7 place-items-center rounded-full ${ring}`}>
          <Check size={17} strokeWidth={2.2} />
        </span>
      </Link>
    </li>
  );
}

type FreeProps = { readonly data: BookingData; readonly services: string; readonly isReady: boolean };

function FirstFree({ data, services, isReady }: FreeProps) {
  const { salon, today } = data;
  const { data: slot, isPending } = useQuery({
    ...firstFreeQuery({ salonCode: salon.code, services }, today),
    enabled: isReady,
  });
  if (isPending) return <Skeleton className="mt-1.5 h-3.5 w-28" />;
  if (slot === undefined) return null;
  return (
    <span className="num mt-0.75 flex items-center gap-1.25 font-medium text-accent-ink text-body">
      {slot && <CalendarClock size={15} />}
      {slot ? nearMoment(slot.startDate, today) : texts.employee.noTime}
    </span>
  );
}
