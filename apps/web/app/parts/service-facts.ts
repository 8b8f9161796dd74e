import { fullName } from '@ayna/domain/names';
import type { Employee } from '../data/employees.ts';
import type { Service } from '../data/services.ts';
import { serviceTexts as texts } from './service-facts.texts.ts';

// What more than one screen says of a service.

type Named = Pick<Employee, 'userSnapshot'>;

export const employeeName = ({ userSnapshot }: Named): string => fullName(userSnapshot);

type Performing = Pick<Employee, 'code' | 'allServices' | 'serviceCodes'>;

export const performs = ({ allServices, serviceCodes }: Performing, serviceCode: string): boolean =>
  allServices || serviceCodes.includes(serviceCode);

/** Whether anything can be booked with this person: the desk and the accountant have no customers of their own. */
export const takesCustomers = ({
  allServices,
  serviceCodes,
}: Pick<Performing, 'allServices' | 'serviceCodes'>) => allServices || serviceCodes.length > 0;

/** Offered to customers: in use, and not by the desk alone. */
export const isPublished = ({ online, active }: Pick<Service, 'online' | 'active'>): boolean =>
  online && active;

type Sessioned = Pick<Service, 'type' | 'sessionCount' | 'sessionIntervalDays'>;

/** '4 seans, 21 gun arayla', or nothing for a service that is done at once. */
export const sessionsText = ({ type, sessionCount, sessionIntervalDays }: Sessioned): string | undefined =>
  type === 'Session' && sessionCount !== null && sessionIntervalDays !== null
    ? texts.sessions(sessionCount, sessionIntervalDays)
    : undefined;
