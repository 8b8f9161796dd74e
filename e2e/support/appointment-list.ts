import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { words } from './appointment-list/texts.ts';
import { addService, type BookedAppointment } from './appointments.ts';
import { workEveryDay, workHours } from './calendar.ts';
import { signUpThroughApi } from './people.ts';
import { type OpenSalon, openSalon } from './salon.ts';

// The list of appointments, in a salon of its own that is open every day from 09:00 to 19:00.

export const path = '/profil/randevular';

export const listSalon = async (page: Page, toursSeen: readonly string[] = ['appointments']) => {
  const salon = await openSalon(page, { toursSeen });
  const [owner] = await salon.api<{ code: string }[]>('get', `/api/Employee/by-salon/${salon.salonCode}`);
  const ownerCode = owner?.code ?? '';
  const [service] = await Promise.all([
    addService(salon, { duration: 30 }),
    workEveryDay(salon),
    workHours(salon, ownerCode),
  ]);
  return { salon, ownerCode, service };
};

/** From now on customers may book, and wait to be approved. */
export const requireApproval = async ({ api, salonCode }: OpenSalon): Promise<void> => {
  await api('patch', `/api/Salon/status/${salonCode}`, { status: 'Published' });
  const { version, ...settings } = await api<Record<string, unknown>>('get', `/api/Salon/${salonCode}`);
  const rules = [
    'onlineBooking',
    'cancelMinutes',
    'leadMinutes',
    'aheadDays',
    'slotStep',
    'remindDayBefore',
    'remindTwoHours',
    'waitingList',
    'anyEmployee',
    'noShowLadder',
    'suggestSlots',
  ].map((name) => [name, settings[name]] as const);
  await api('patch', `/api/Salon/${salonCode}`, {
    version,
    rules: { ...Object.fromEntries(rules), approval: 'manual' },
  });
};

type RequestedService = { readonly serviceCode: string; readonly employeeCode: string };

/** A customer, in a browser of their own, asks for these times. */
export const requestAppointments = async (
  browser: Browser,
  { salonCode }: OpenSalon,
  requested: RequestedService,
  starts: readonly string[],
): Promise<readonly BookedAppointment[]> => {
  const context = await browser.newContext();
  const { session } = await signUpThroughApi(context.request, 'customer');
  const pending: BookedAppointment[] = [];
  for (const startDate of starts) {
    // The engine hears of the salon, its rules and its people a moment later.
    await expect(async () => {
      const answer = await context.request.post('/api/Appointment', {
        headers: { 'X-User-Token': session.accessToken, 'Idempotency-Key': crypto.randomUUID() },
        data: { salonCode, services: [requested], startDate, note: '' },
      });
      expect(answer.status(), await answer.text()).toBe(200);
      const { appointments } = (await answer.json()) as { appointments: BookedAppointment[] };
      const [booked] = appointments;
      expect(booked?.status).toBe('Pending');
      if (booked) pending.push(booked);
    }).toPass({ timeout: 20_000 });
  }
  await context.close();
  return pending;
};

export const statusOf = async ({ api }: OpenSalon, { code }: BookedAppointment): Promise<string> =>
  (await api<BookedAppointment>('get', `/api/Appointment/${code}`)).status;

export const openList = async (page: Page, query: Record<string, string> = {}): Promise<void> => {
  const params = new URLSearchParams(query).toString();
  await page.goto(params === '' ? path : `${path}?${params}`);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible({ timeout: 20_000 });
};

/** The rows of the table, or the cards of a phone: whatever opens an appointment's details. */
export const rows = (page: Page): Locator =>
  page
    .getByRole('table', { name: words.list })
    .locator('tbody tr:has(td)')
    .or(page.getByRole('list', { name: words.list }).locator('li:has(button)'));
