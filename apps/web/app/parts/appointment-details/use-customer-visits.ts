import { appointment as contract } from '@ayna/contracts/appointment';
import { mayCall } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '../../data/appointments.ts';
import { type CustomerVisit, visitsQuery } from '../../data/customers.ts';

export type CustomerVisits = {
  /** Whether this person may see the customers' cards, and with them the visits. */
  readonly mayRead: boolean;
  /** Undefined until they came. */
  readonly all: readonly CustomerVisit[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** The visits of the appointment's customer, for who may know them. */
export const useCustomerVisits = (
  appointment: Pick<Appointment, 'customerCode'> | undefined,
  groups: readonly string[] | undefined,
): CustomerVisits => {
  const code = appointment?.customerCode ?? null;
  const mayRead = code !== null && groups !== undefined && mayCall(contract.routes.byCustomer.who, groups);
  const { data, isError, refetch } = useQuery({ ...visitsQuery(code ?? ''), enabled: mayRead });
  return {
    mayRead,
    all: mayRead ? data : undefined,
    hasFailed: isError && !data,
    retry: () => void refetch(),
  };
};
