import type { InputOf } from '@ayna/contracts/core/contract';
import type { employee } from '@ayna/contracts/employee';
import type { salon } from '@ayna/contracts/salon';
import { toWorkHours } from '../../parts/week-hours/week-contract.ts';
import type { Draft } from './draft.ts';
import { withLunch } from './presets.ts';
import { servicesOf } from './service-lines.ts';
import { defaultPosition, type Teammate, toPersonInfo } from './team-rules.ts';

type SalonBody = InputOf<(typeof salon.routes)['create']>['body'];
type EmployeeBody = InputOf<(typeof employee.routes)['create']>['body'];

/** What is sent of a draft. Every step has checked its part before the next one could be reached. */
export const salonBody = ({ type, profile, week, lunch, isClosedOnHolidays }: Draft): SalonBody => ({
  ...profile,
  type: type ?? 'HairSalon',
  province: profile.province ?? 0,
  district: profile.district ?? '',
  openingHours: withLunch(week, lunch).map((day) => ({ ...day, breaks: [...day.breaks] })),
  holidays: isClosedOnHolidays ? 'closed' : 'open',
});

export const servicesBody = ({ services }: Draft, salonCode: string) => ({
  salonCode,
  services: [...servicesOf(services ?? [])],
});

export const teammateBody = ({ type, week }: Draft, salonCode: string, teammate: Teammate): EmployeeBody => ({
  salonCode,
  ...toPersonInfo(teammate),
  position: defaultPosition(type ?? 'HairSalon'),
  workHours: [...toWorkHours(week)],
  allServices: true,
  serviceCodes: [],
  invite: true,
});
