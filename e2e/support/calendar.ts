import { weekdays } from '@ayna/domain/wall-clock';
import type { Page } from '@playwright/test';
import { addService } from './appointments.ts';
import { awayFromMidnight } from './days.ts';
import { type OpenSalon, openSalon } from './salon.ts';

// A salon whose calendar can be looked at on any day of the year.

type Hours = { readonly from: string; readonly to: string };

/** Every day from 09:00 to 19:00, or otherwise; on holidays too. */
export const workEveryDay = async (
  { api, salonCode }: OpenSalon,
  { from, to }: Hours = { from: '09:00', to: '19:00' },
  days: readonly string[] = weekdays,
): Promise<void> => {
  const { version } = await api<{ version: number }>('get', `/api/Salon/${salonCode}`);
  await api('patch', `/api/Salon/${salonCode}`, {
    version,
    hours: {
      openingHours: days.map((day) => ({ day, openTime: from, closeTime: to, breaks: [] })),
      closedDays: [],
      holidays: 'open',
      holidayChoices: [],
    },
  });
};

export const workHours = (
  { api }: OpenSalon,
  employeeCode: string,
  { from, to }: Hours = { from: '09:00', to: '19:00' },
  days: readonly string[] = weekdays,
): Promise<unknown> =>
  api('patch', `/api/Employee/update-workhours/${employeeCode}`, {
    workHours: days.map((day) => ({ day, startTime: from, endTime: to })),
  });

/** Somebody who does everything, every day. */
export const addColleague = (
  { api, salonCode }: OpenSalon,
  [name, lastname]: readonly [string, string],
): Promise<{ code: string }> =>
  api('post', '/api/Employee', {
    salonCode,
    name,
    lastname,
    title: '',
    phone: null,
    email: null,
    position: 'hairdresser',
    workHours: weekdays.map((day) => ({ day, startTime: '09:00', endTime: '19:00' })),
    allServices: true,
    serviceCodes: [],
    invite: false,
  });

/** Open every day, with its owner at work and one service. */
export const calendarSalon = async (page: Page, hours?: Hours) => {
  await awayFromMidnight();
  const salon = await openSalon(page, { toursSeen: ['calendar', 'add-appointment'] });
  const team = await salon.api<{ code: string }[]>('get', `/api/Employee/by-salon/${salon.salonCode}`);
  const ownerCode = team[0]?.code ?? '';
  const [service] = await Promise.all([
    addService(salon),
    workEveryDay(salon, hours),
    workHours(salon, ownerCode, hours),
  ]);
  return { salon, ownerCode, service };
};
