import type { OwnWaitingEntry } from '@ayna/contracts/appointment';
import type { RefusalCode } from '@ayna/contracts/errors';
import { fullName } from '@ayna/domain/names';
import { addDays } from '@ayna/domain/wall-clock';
import type { AvailabilityContext, RequestedService } from './availability.ts';
import { checkRequest, takesOnline } from './plan-visit.ts';

type WaitingContext = Pick<AvailabilityContext, 'now' | 'salon' | 'hasPackage' | 'services' | 'employees'>;

type WaitingRequest = {
  readonly services: readonly RequestedService[];
  readonly lastDay: string;
};

const MAX_DAYS_AHEAD = 366;
/** Of one person in one salon: enough for a family, too little to fill the list. */
const MAX_OWN = 3;
/** Of one salon: more than its desk can call. */
const MAX_OF_SALON = 200;

/** Why nobody may wait for this visit; null where they may. */
export const checkWaiting = (
  context: WaitingContext,
  { services: requested, lastDay }: WaitingRequest,
): RefusalCode | null => {
  const { salon, services } = context;
  if (!takesOnline(context)) return 'booking-paused';
  if (!salon.waitingList) return 'waiting-list-off';
  const today = context.now.slice(0, 10);
  if (lastDay < today || lastDay > addDays(today, MAX_DAYS_AHEAD)) return 'waiting-days';
  if (requested.some(({ serviceCode }) => !services.get(serviceCode)?.online)) return 'unknown-service';
  return checkRequest(context, requested);
};

/** Whether one more entry fits, by how many wait already. */
export const checkWaitingCounts = ({
  own,
  all,
}: {
  readonly own: number;
  readonly all: number;
}): RefusalCode | null => {
  if (own >= MAX_OWN) return 'too-many-waiting';
  return all >= MAX_OF_SALON ? 'waiting-list-full' : null;
};

/** The services with their present names: the list stays readable when one of them is renamed or gone. */
export const withNames = (
  { services, employees }: Pick<AvailabilityContext, 'services' | 'employees'>,
  requested: readonly RequestedService[],
): OwnWaitingEntry['services'] =>
  requested.map(({ serviceCode, employeeCode }) => {
    const employee = employees.find(({ code }) => code === employeeCode);
    return {
      serviceCode,
      employeeCode,
      service: services.get(serviceCode)?.name ?? '',
      employee: employee ? fullName(employee.userSnapshot) : null,
    };
  });
