import { addDays, weekdayOf } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { requireApproval } from '../../e2e/support/appointment-list.ts';
import { addService, book } from '../../e2e/support/appointments.ts';
import { addColleague, workEveryDay, workHours } from '../../e2e/support/calendar.ts';
import type { Browser, BrowserContext, Page } from '../../e2e/support/chromium.ts';
import { guestThroughApi, type Session } from '../../e2e/support/people.ts';
import { type OpenSalon, openSalon, storeSession } from '../../e2e/support/salon.ts';
import { addMember } from '../../e2e/support/team.ts';
import { chooseTheme } from '../../e2e/support/theme.ts';
import { openScreen } from '../shots/open-screen.ts';
import { tours } from '../shots/people.ts';
import type { Screen } from '../shots/screen.ts';
import { waitForDragging } from './calendar.ts';
import { request, services, team, visits } from './texts.ts';

/** The hour at which every picture of the calendar is taken. */
const present = '14:20';

export type SampleDay = {
  readonly base: string;
  readonly day: string;
  /** Of the owner and the team, in the order of the columns. */
  readonly employeeCodes: readonly string[];
  /** Signs the receptionist in on every page of the context, at the hour of the sample day. */
  readonly enter: (context: BrowserContext) => Promise<void>;
};

type Served = { readonly code: string; readonly name: string };

/** In a few days: the server takes bookings of the future only, and the browser is told that they are today's. */
const chooseDay = (): string => {
  const today = wallDate(Date.now(), 'Europe/Istanbul');
  const inDays = [3, 4, 5, 6, 7, 8, 9].find((days) => weekdayOf(addDays(today, days)) === 'Tuesday') ?? 3;
  return addDays(today, inDays);
};

const bookVisits = async (
  salon: OpenSalon,
  day: string,
  employees: readonly string[],
  offered: ReadonlyMap<string, Served>,
): Promise<void> => {
  for (const [index, clock, serviceKey, name, lastname, status] of visits) {
    const service = offered.get(serviceKey);
    const employeeCode = employees[index];
    if (!service || !employeeCode) throw new Error(`bookVisits: ${serviceKey} of employee ${index}`);
    const start = `${day}T${clock}:00`;
    const { code } = await book(salon, { service, employeeCode, start }, { name, lastname });
    if (status) await salon.api('patch', `/api/Appointment/update-status/${code}?status=${status}`);
  }
};

/** By a customer of their own, as one who books on the salon's page. */
const askOnline = async (
  browser: Browser,
  base: string,
  { salonCode }: OpenSalon,
  booking: { readonly serviceCode: string; readonly employeeCode: string; readonly startDate: string },
): Promise<void> => {
  const context = await browser.newContext({ baseURL: base });
  const session = await guestThroughApi(context.request, request);
  const { startDate, ...service } = booking;
  const answer = await context.request.post('/api/Appointment', {
    headers: { 'X-User-Token': session.accessToken, 'Idempotency-Key': crypto.randomUUID() },
    data: { salonCode, services: [service], startDate, note: '' },
  });
  if (!answer.ok()) throw new Error(`askOnline: ${await answer.text()}`);
  await context.close();
};

const laterExpiry = (session: Session): Session => {
  // The browser's clock is days ahead of the server's.
  const expiresAt = new Date(Date.now() + 90 * 86_400_000).toISOString();
  return { ...session, accessExpiresAt: expiresAt, refreshExpiresAt: expiresAt };
};

/** Opens a salon with a team of four and a full day, of which the afternoon is still to come. */
export const openSampleDay = async (browser: Browser, base: string): Promise<SampleDay> => {
  const day = chooseDay();
  const context = await browser.newContext({ baseURL: base });
  const salon = await openSalon(await context.newPage());
  await workEveryDay(salon);
  const [owner] = await salon.api<{ code: string }[]>('get', `/api/Employee/by-salon/${salon.salonCode}`);
  const employees = [owner?.code ?? ''];
  await workHours(salon, employees[0] ?? '');
  for (const name of team) employees.push((await addColleague(salon, name)).code);
  const offered = new Map<string, Served>();
  for (const [key, about] of Object.entries(services)) offered.set(key, await addService(salon, about));
  await bookVisits(salon, day, employees, offered);

  await requireApproval(salon);
  const asked = { serviceCode: offered.get(request.service)?.code ?? '' };
  await askOnline(browser, base, salon, {
    ...asked,
    employeeCode: employees[request.employee] ?? '',
    startDate: `${day}T${request.clock}:00`,
  });

  const { session, code } = await addMember(context, salon, 'Receptionist');
  await salon.api('patch', `/api/Employee/update-workhours/${code}`, { workHours: [] });
  await context.close();
  return {
    base,
    day,
    employeeCodes: employees,
    async enter(into) {
      await storeSession(into, laterExpiry(session), tours);
    },
  };
};

type Size = {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly isPhone?: boolean;
};

/** A browser of the receptionist, whose clock stands at the hour of the sample day. */
export const openSampleContext = async (
  browser: Browser,
  sample: SampleDay,
  { width, height, scale, isPhone = false }: Size,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: sample.base,
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
  });
  await chooseTheme(context, 'light');
  await sample.enter(context);
  await context.clock.setFixedTime(`${sample.day}T${present}:00+03:00`);
  return context;
};

/** The day of the sample day on a page of its own, without the column of the receptionist. */
export const openDay = async (
  context: BrowserContext,
  { day, employeeCodes }: SampleDay,
  who = employeeCodes.join(','),
): Promise<Page> => {
  const page = await context.newPage();
  const screen: Screen = {
    name: 'sample-day',
    page: 'profile',
    role: 'receptionist',
    steps: [waitForDragging],
  };
  await openScreen(page, screen, `/profil?${new URLSearchParams({ gun: day, calisan: who })}`);
  return page;
};
