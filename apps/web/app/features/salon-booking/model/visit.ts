import { sumLira } from '@ayna/domain/money';
import type { BookingData, BookingEmployee, BookingService } from './booking-data.ts';
import { anyEmployee, type BookingChoice, type BookingStep } from './url-params.ts';

/** What was chosen, as far as the salon still has it. */
export type Visit = {
  readonly services: readonly BookingService[];
  readonly minutes: number;
  /** Null if the salon hides a price. */
  readonly price: number | null;
  /** Who does all of it. */
  readonly candidates: readonly BookingEmployee[];
  /** Null for anybody who is free. */
  readonly employee: BookingEmployee | null;
  readonly isEmployeeChosen: boolean;
  /** Whether there is anything to choose: one person who does it, or several of whom nobody does all, leave nothing. */
  readonly asksEmployee: boolean;
  readonly startDate: string | null;
};

const allServices = ({ groups }: BookingData): readonly BookingService[] =>
  groups.flatMap(({ services }) => services);

const priceOf = (services: readonly BookingService[]): number | null => {
  const prices = services.map(({ price }) => price);
  return prices.includes(null) ? null : sumLira(prices as number[]);
};

export const visitOf = (data: BookingData, choice: BookingChoice): Visit => {
  const known = new Map(allServices(data).map((service) => [service.code, service]));
  const services = choice.services.flatMap((code) => known.get(code) ?? []);
  const candidates = data.employees.filter(({ serviceCodes }) =>
    services.every(({ code }) => serviceCodes.includes(code)),
  );
  const only = candidates.length === 1 ? candidates[0] : undefined;
  const employee = only ?? candidates.find(({ code }) => code === choice.employee) ?? null;
  const asksEmployee = candidates.length > 1;
  return {
    services,
    minutes: services.reduce((sum, { minutes }) => sum + minutes, 0),
    price: priceOf(services),
    candidates,
    employee,
    isEmployeeChosen:
      employee !== null || !asksEmployee || (data.salon.anyEmployee && choice.employee === anyEmployee),
    asksEmployee,
    startDate: choice.day && choice.clock ? `${choice.day}T${choice.clock}:00` : null,
  };
};

/** As the calls of the calendar take it. */
export const servicesText = ({ services, employee }: Pick<Visit, 'services' | 'employee'>): string =>
  services.map(({ code }) => (employee === null ? code : `${code}~${employee.code}`)).join(',');

/** As a hold and a booking take it. */
export const requestedServices = ({ services, employee }: Visit) =>
  services.map(({ code }) => ({ serviceCode: code, employeeCode: employee?.code ?? null }));

/**
 * The step to show: the one in the address, unless something before it is missing. A booked visit needs nothing: it is
 * read from this tab.
 */
export const stepOf = ({ step }: BookingChoice, visit: Visit): BookingStep => {
  if (step === 'done' || step === 'services') return step;
  if (visit.services.length === 0) return 'services';
  if (step === 'employee') return visit.asksEmployee ? 'employee' : 'time';
  if (!visit.isEmployeeChosen) return 'employee';
  return step !== 'time' && step !== 'wait' && visit.startDate === null ? 'time' : step;
};

/** The steps that are counted for the customer; the code belongs to the details. */
export const countedSteps = ({ asksEmployee }: Visit): readonly BookingStep[] =>
  asksEmployee ? ['services', 'employee', 'time', 'details'] : ['services', 'time', 'details'];

/** Where the arrow leads; null is the salon's page. */
export const stepBefore = (step: BookingStep, visit: Visit): BookingStep | null => {
  if (step === 'code') return 'details';
  if (step === 'wait') return 'time';
  const steps = countedSteps(visit);
  return steps[steps.indexOf(step) - 1] ?? null;
};
