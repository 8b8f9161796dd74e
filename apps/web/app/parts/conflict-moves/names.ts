import { fullName } from '@ayna/domain/names';
import type { Appointment } from '../../data/appointments.ts';
import type { Employee } from '../../data/employees.ts';
import { employeeName } from '../service-facts.ts';
import { texts } from './texts.ts';

export const customerName = ({
  customerSnapshot: customer,
}: Pick<Appointment, 'customerSnapshot'>): string =>
  customer ? fullName(customer) || texts.nobody : texts.nobody;

export const clockOf = (moment: string): string => moment.slice(11, 16);

export const rangeOf = ({ appointmentTime }: Pick<Appointment, 'appointmentTime'>): string =>
  texts.range(clockOf(appointmentTime.appointmentStartDate), clockOf(appointmentTime.appointmentEndDate));

/** First names, as a team calls itself; whole ones where two have the same. */
export const shortNames = (team: readonly Employee[]): ReadonlyMap<string, string> => {
  const firsts = team.map(({ userSnapshot }) => userSnapshot.name);
  return new Map(
    team.map((one, index) => {
      const first = firsts[index] ?? '';
      const isShared = firsts.filter((name) => name === first).length > 1;
      return [one.code, isShared ? employeeName(one) : first];
    }),
  );
};
