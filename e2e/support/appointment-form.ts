import { expect, type Page } from '@playwright/test';
import { words } from './appointment-form/texts.ts';
import { type BookedAppointment, book } from './appointments.ts';
import { addColleague, calendarSalon } from './calendar.ts';
import { openCalendar } from './calendar-page.ts';
import { columnOf, pointAt } from './calendar-pointer.ts';
import { dayFromStart } from './days.ts';
import type { OpenSalon } from './salon.ts';
import { tapCounter } from './taps.ts';

// The form of a new appointment, in a salon of its own that is open every day from 09:00 to 19:00.

/** A day that is open, and far enough for nothing of it to be past. */
export const day = dayFromStart(3);

/** A salon with its owner and a colleague, whose engine has heard of everything. */
export const openFormSalon = async (page: Page) => {
  const { salon, ownerCode, service: serviceButton } = await calendarSalon(page);
  const deniz = await addColleague(salon, words.colleague);
  await book(salon, {
    service: serviceButton,
    employeeCode: deniz.code,
    start: `${dayFromStart(40)}T09:00:00`,
  });
  return { salon, ownerCode, serviceButton, deniz: deniz.code };
};

export const openForm = async (page: Page, query: Record<string, string> = {}): Promise<void> => {
  await page.goto(`/profil/randevular/ekle?${new URLSearchParams(query)}`);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('heading', { name: words.services })).toBeVisible();
};

/** What is booked on a day, in its order. */
export const appointmentsOn = async (
  { api, salonCode }: OpenSalon,
  date = day,
): Promise<readonly (BookedAppointment & Record<string, unknown>)[]> => {
  const between = `startDate=${date}T00:00:00&endDate=${date}T23:59:00`;
  return api('get', `/api/Appointment/by-salon-filtered/${salonCode}?${between}`);
};

export const startOf = (one: Record<string, unknown>) =>
  (one['appointmentTime'] as { appointmentStartDate: string }).appointmentStartDate.slice(11, 16);

export const customerSearch = (page: Page) => page.getByRole('combobox', { name: words.search });
/** One of those that hang under the search: a customer, somebody new, nobody. */
export const customerOption = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
export const serviceButton = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: words.serviceList }).getByRole('button', { name });
/** Free times are called by their clock alone. */
export const freeTime = (page: Page, clock: string) => page.getByRole('radio', { name: clock, exact: true });
export const takenTime = (page: Page, clock: string) => page.getByRole('radio', { name: words.taken(clock) });
/** On a desk below the summary, on a phone in the bar at the foot. */
export const createButton = (page: Page) => page.getByRole('button', { name: words.create });

export const addCustomer = ({ api, salonCode }: OpenSalon, about: object): Promise<{ code: string }> =>
  api('post', '/api/Customer', {
    salonCode,
    ...words.card,
    phone: null,
    email: null,
    birthday: null,
    allergies: '',
    tags: [],
    ...about,
  });

/** The owner's empty column on a day, and what is done from there on, counted. */
export const onCalendar = async (page: Page, isMobile: boolean) => {
  const { salon, ownerCode } = await openFormSalon(page);
  await openCalendar(page, `?gun=${day}&calisan=tum`);
  const counter = tapCounter(isMobile);
  const press = async (clock: string): Promise<void> => {
    const { x, y } = await pointAt(columnOf(page, words.owner), clock);
    await counter.tapAt(page, { x, y: y + 2 });
    await counter.tap(page.getByRole('menuitem', { name: words.add }));
    await expect(page.getByRole('heading', { name: words.services })).toBeVisible();
  };
  return { salon, ownerCode, press, ...counter };
};
