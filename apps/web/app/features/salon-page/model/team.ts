import type { PageEmployee, PageService } from '@ayna/contracts/core/salon-page';
import { fullName } from '@ayna/domain/names';
import { titleOf } from '../../../parts/positions.ts';
import type { CategoryNames } from '../../../parts/public-service.ts';
import { texts } from '../texts.ts';
import type { PageData } from './page-data.ts';
import { quickestService, withChoice } from './services.ts';

export type TeamMember = {
  readonly code: string;
  readonly name: string;
  readonly firstName: string;
  readonly initial: string;
  readonly role: string;
  /** What they do, in a line. */
  readonly skills: string;
  readonly imageUrl: string | null;
  /** Their own way to an appointment, and the service with which their first free time is looked up. */
  readonly booking: { readonly href: string; readonly services: string } | null;
};

/** More names than these are said by category. */
const namedServices = 3;

const skillsOf = (own: readonly PageService[], all: readonly PageService[], names: CategoryNames): string => {
  if (own.length === all.length && own.length > namedServices) return texts.allServices;
  const words =
    own.length <= namedServices
      ? own.map(({ name }) => name)
      : [...new Set(own.map(({ category }) => names.get(category) ?? ''))];
  return words.filter(Boolean).join(', ');
};

const memberOf = (
  employee: PageEmployee,
  services: readonly PageService[],
  names: CategoryNames,
  bookingHref: string | null,
): TeamMember => {
  const own = services.filter(({ code }) => employee.serviceCodes.includes(code));
  const quickest = quickestService(own);
  return {
    code: employee.code,
    name: fullName(employee),
    firstName: employee.name,
    initial: employee.name.slice(0, 1).toLocaleUpperCase('tr-TR'),
    role: titleOf(employee),
    skills: skillsOf(own, services, names),
    imageUrl: employee.imageUrl,
    booking:
      bookingHref !== null && quickest
        ? {
            href: withChoice(bookingHref, { calisan: employee.code }),
            services: `${quickest.code}~${employee.code}`,
          }
        : null,
  };
};

export const teamMembers = (
  { employees, services }: PageData,
  names: CategoryNames,
  bookingHref: string | null,
): TeamMember[] => employees.map((employee) => memberOf(employee, services, names, bookingHref));
