import type { Appointment } from '@ayna/contracts/appointment';
import type { RequestedService } from './availability.ts';

type Booked = Pick<Appointment, 'serviceCode' | 'employeeCode' | 'status' | 'customerSnapshot'>;
type Name = { readonly name: string; readonly lastname: string };

const sorted = (codes: readonly string[]): string => codes.toSorted().join();

const isFor = ({ customerSnapshot }: Booked, { name, lastname }: Name): boolean =>
  customerSnapshot?.name === name && customerSnapshot.lastname === lastname;

const isLive = ({ status }: Booked): boolean => status === 'Pending' || status === 'Approved';

/**
 * Whether a visit of the customer at the requested start is what is requested: `same` for the same person, services and
 * employees, `conflict` for the same person and services with somebody else. A request without an employee takes anybody.
 */
export const compareBooking = (
  visit: readonly Booked[],
  requested: readonly RequestedService[],
  person: Name,
): 'same' | 'conflict' | 'other' => {
  const isSamePerson = visit.every((one) => isLive(one) && isFor(one, person));
  const services = visit.map(({ serviceCode }) => serviceCode);
  if (!isSamePerson || sorted(services) !== sorted(requested.map(({ serviceCode }) => serviceCode)))
    return 'other';
  const isSameTeam = requested.every(({ serviceCode, employeeCode }) =>
    visit.some(
      (one) =>
        one.serviceCode === serviceCode && (employeeCode === null || one.employeeCode === employeeCode),
    ),
  );
  return isSameTeam ? 'same' : 'conflict';
};
