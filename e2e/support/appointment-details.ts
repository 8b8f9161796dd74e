import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { melike, words } from './appointments/texts.ts';
import { addService, type BookedAppointment, book } from './appointments.ts';
import { workday } from './days.ts';
import { signIn } from './people.ts';
import { type OpenSalon, openSalon } from './salon.ts';
import { addMember } from './team.ts';

// The dialog of an appointment over the calendar, for those who journey through it.

export const toursSeen = ['calendar'];
/** The number of the customer, who is the same everywhere. */
export const phone = '+905324182796';

export const workdayAt = (clock: string): string => `${workday}T${clock}:00`;

export const details = (page: Page): Locator => page.getByRole('dialog', { name: words.title });
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

/** The block of an appointment in its employee's day, which is what opens it. */
export const blockOf = (page: Page, { code }: Pick<BookedAppointment, 'code'>): Locator =>
  page.locator(`[data-view=shown] [data-block="${code}"]`);

export const openDay = async (page: Page, booked: BookedAppointment): Promise<void> => {
  await page.goto(`/profil?${new URLSearchParams({ gun: workday, calisan: booked.employeeCode })}`);
  await expect(blockOf(page, booked)).toBeVisible({ timeout: 20_000 });
};

export const openDetails = async (page: Page, booked: BookedAppointment): Promise<Locator> => {
  await openDay(page, booked);
  await blockOf(page, booked).click();
  await expect(details(page).getByRole('region', { name: words.customer })).toBeVisible();
  return details(page);
};

/** Marks one that has not begun yet, which is asked once. */
export const completeEarly = async (dialog: Locator): Promise<void> => {
  await button(dialog, words.complete).click();
  await button(dialog, words.completeEarly).click();
};

export const missEarly = async (dialog: Locator): Promise<void> => {
  await button(dialog, words.miss).click();
  await button(dialog, words.missEarly).click();
};

export const cancelBecause = async (dialog: Locator, reason: string): Promise<void> => {
  await button(dialog, words.cancel).click();
  await dialog.getByRole('radio', { name: reason }).check();
  await button(dialog, words.sendCancel).click();
};

export const unfoldHistory = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: words.history }).click();

export const ownerOf = async ({ api, salonCode }: OpenSalon): Promise<string> => {
  const [owner] = await api<{ code: string }[]>('get', `/api/Employee/by-salon/${salonCode}`);
  return owner?.code ?? '';
};

/** A salon with one appointment of its owner, at ten. */
export const salonWithAppointment = async (page: Page, about: object = { ...melike, phone }) => {
  const salon = await openSalon(page, { toursSeen });
  const [service, employeeCode] = await Promise.all([addService(salon), ownerOf(salon)]);
  const booked = await book(salon, { service, employeeCode, start: workdayAt('10:00') }, about);
  return { salon, service, employeeCode, booked };
};

/** Somebody of the team with these rights, in a browser of their own; and how to change the rights. */
export const signInColleague = async (page: Page, browser: Browser, salon: OpenSalon) => {
  const { person, code } = await addMember(page, salon);
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  await salon.api('patch', `/api/Employee/update-workhours/${code}`, {
    workHours: week.map((day) => ({ day, startTime: '09:00', endTime: '18:00' })),
  });
  const { userCode } = await salon.api<{ userCode: string }>('get', `/api/Employee/${code}`);
  const setGroups = (...groups: string[]) =>
    salon.api('put', `/api/user/group/${userCode}`, { salonCode: salon.salonCode, groups });
  const colleaguePage = await (await browser.newContext()).newPage();
  const storedTours = JSON.stringify(toursSeen.map((tour) => `${tour} ${userCode}`));
  await colleaguePage.addInitScript(`localStorage.setItem('tours-seen', '${storedTours}')`);
  await colleaguePage.goto('/giris-yap');
  await signIn(colleaguePage, person);
  await expect(colleaguePage).toHaveURL('/profil', { timeout: 20_000 });
  return { colleaguePage, code, setGroups };
};
