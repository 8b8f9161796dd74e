import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CustomerCard, customerQuery } from '../../data/customers.ts';
import { employeesQuery } from '../../data/employees.ts';
import { salonQuery } from '../../data/salon.ts';
import { servicesQuery } from '../../data/services.ts';
import { paths } from '../../paths.ts';
import { today } from '../../ui/day-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { performs } from '../service-facts.ts';
import { AppointmentForm, type FormHost } from './appointment-form.tsx';
import { type CustomerSummary, type Draft, newDraft } from './model/draft.ts';
import { emptyPrefill, type Prefill } from './model/prefill.ts';
import { texts } from './texts.ts';

type Props = {
  readonly salonCode: string;
  /** The user whose own calendar alone may be written into. */
  readonly ownUser: string | undefined;
  /** What is known of it already. Beside a calendar another place may follow, which the form then takes over. */
  readonly place: Prefill;
} & FormHost;

/** The card that the address names; `isLost` where it cannot be read. */
const useCard = ({ customerCode }: Prefill) => {
  const { data, isLoading, isError } = useQuery({
    ...customerQuery(customerCode ?? ''),
    enabled: customerCode !== null,
    retry: false,
  });
  return { card: data && toCustomerSummary(data), isLoading, isCustomerMissing: isError };
};

const toCustomerSummary = ({
  code,
  name,
  lastname,
  phone,
  allergies,
  figures,
}: CustomerCard): CustomerSummary => ({
  code,
  name,
  lastname,
  phone,
  allergies,
  lastVisit: figures.lastVisit,
  nextVisit: figures.nextVisit,
});

/** What the form stands on: the salon's hours, its services, its team, and whom the address names. */
export function AppointmentFormLoader({ salonCode, ownUser, place, ...host }: Props) {
  const [prefill, setAsked] = useState(place);
  const [round, setRound] = useState(1);
  const salon = useQuery(salonQuery(salonCode));
  const services = useQuery(servicesQuery(salonCode));
  const employees = useQuery(employeesQuery(salonCode));
  const { card, isLoading, isCustomerMissing } = useCard(prefill);
  const parts = [salon, services, employees];
  const failed = parts.find(({ error }) => error);

  const again = ({ date, employeeCode }: Draft): void => {
    setAsked({ ...emptyPrefill, date, employeeCode });
    setRound((before) => before + 1);
  };
  if (failed?.error)
    return (
      <LoadFailure
        title={texts.failed}
        text={failed.error.message}
        retry={texts.retry}
        onRetry={() => void Promise.all(parts.map(({ refetch }) => refetch()))}
      />
    );
  if (!salon.data || !services.data || !employees.data || isLoading) return <FormSkeleton />;
  const active = employees.data.filter(({ isActive }) => isActive);
  const own = ownUser === undefined ? undefined : active.find(({ userCode }) => userCode === ownUser);
  if (ownUser !== undefined && !own)
    return <EmptyState title={texts.noRight.noChair} text={texts.noRight.noChairText} />;
  const team = own ? [own] : active;
  const offered = services.data.filter(
    (service) => service.active && team.some((one) => performs(one, service.code)),
  );
  if (offered.length === 0) return <NoServices />;
  return (
    <AppointmentForm
      key={round}
      salon={salon.data}
      services={offered}
      team={team}
      own={own}
      start={newDraft(prefill, { today: today(), services: offered, team, card })}
      place={place}
      suggestedMinutes={round === 1 ? place.minutes : null}
      isCustomerMissing={isCustomerMissing}
      onAnother={again}
      {...host}
    />
  );
}

function NoServices() {
  return (
    <EmptyState
      title={texts.noServices}
      text={texts.noServicesText}
      action={<ButtonLink to={paths.addService}>{texts.addService}</ButtonLink>}
    />
  );
}

function FormSkeleton() {
  return (
    <div className="min-h-0 flex-1 overflow-hidden px-6 pt-0.5 max-tablet:px-4">
      <SkeletonArea>
        <div className="grid max-w-287 gap-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
          <Skeleton className="h-48" />
        </div>
      </SkeletonArea>
    </div>
  );
}
