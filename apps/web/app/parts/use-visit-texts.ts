import { appointment } from '@ayna/contracts/appointment';
import { fullName } from '@ayna/domain/names';
import { daysBetween } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { appointmentsQuery } from '../data/appointments.ts';
import type { Days } from './days.ts';
import { useMember } from './use-member.ts';

/** What an income or a tip was earned with, as far as the reader may see it. */
export type VisitText = {
  readonly customer: string | null;
  readonly service: string;
  readonly clock: string;
};

/** More than what a screen shows at once. */
const maxDays = 31;

type VisitFilter = { readonly days: Days | null; readonly employeeCode?: string };

/**
 * The visits of these days by their appointments, for those who may see them: the books keep no names of customers, so
 * that nobody reads there what a right keeps from them, and nothing has to be erased.
 */
export const useVisitTexts = (
  salonCode: string,
  { days, ...filter }: VisitFilter,
): ReadonlyMap<string, VisitText> => {
  const member = useMember();
  const { first, last } = days ?? { first: '', last: '' };
  const { data } = useQuery({
    ...appointmentsQuery(salonCode, {
      startDate: `${first}T00:00:00`,
      endDate: `${last}T23:59:59`,
      ...filter,
    }),
    enabled:
      days !== null &&
      daysBetween(first, last) < maxDays &&
      member?.mayCall(appointment.routes.bySalonFiltered) === true,
  });
  return new Map(
    (data ?? []).map(({ code, customerSnapshot, serviceSnapshot, appointmentTime }) => [
      code,
      {
        customer: customerSnapshot && fullName(customerSnapshot),
        service: serviceSnapshot.name,
        clock: appointmentTime.appointmentStartDate.slice(11, 16),
      },
    ]),
  );
};
