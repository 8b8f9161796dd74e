import { setTimeout as pause } from 'node:timers/promises';
import { addService, book } from '../../e2e/support/appointments.ts';
import type { Browser, Page } from '../../e2e/support/chromium.ts';
import { dayFromStart, workday } from '../../e2e/support/days.ts';
import { newPerson, smsCodes } from '../../e2e/support/people.ts';
import { addEmployee, openSalon } from '../../e2e/support/salon.ts';
import { collectScripts } from './flow-scripts.ts';
import { openSlowPhone, stepTimer } from './slow-phone.ts';
import { texts } from './texts.ts';

/** Somebody reads the salon's page meanwhile; the script of the next one comes then. */
const READING_MS = 4_000;

/** The page of a new salon with two employees. */
export const openPage = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ baseURL: url });
  const salon = await openSalon(await context.newPage());
  const cut = await addService(salon, { name: texts.service });
  await addEmployee(salon, 'Deniz', 'Korkmaz', [cut.code]);
  const slots = `/api/Appointment/free-slots/${salon.salonCode}?date=${workday}&services=${cut.code}`;
  // The engine hears of a service by an event.
  while ((await salon.api<unknown[]>('get', slots)).length === 0) await pause(200);
  const { path } = await salon.api<{ path: string }>('get', `/api/Salon/${salon.salonCode}`);
  const [owner] = await salon.api<{ code: string }[]>('get', `/api/Employee/by-salon/${salon.salonCode}`);
  return { path: `/salon/${path}`, salon, cut, ownerCode: owner?.code ?? '' };
};

export type BenchSalon = Awaited<ReturnType<typeof openPage>>;

const codeFor = async (url: string, browser: Browser, phone: string): Promise<string> => {
  const context = await browser.newContext({ baseURL: url });
  let codes: readonly string[] = [];
  while (codes.length === 0) {
    codes = await smsCodes(context.request, phone);
    if (codes.length === 0) await pause(100);
  }
  await context.close();
  return codes[0] ?? '';
};

/** The guest was here yesterday, as the desk wrote down and completed. */
const visitYesterday = async ({ salon, cut, ownerCode }: Omit<BenchSalon, 'path'>): Promise<void> => {
  const query = `startDate=${workday}T00:00:00&endDate=${workday}T23:59:59`;
  const booked = await salon.api<{ customerCode: string; source: string }[]>(
    'get',
    `/api/Appointment/by-salon-filtered/${salon.salonCode}?${query}`,
  );
  const customerCode = booked.findLast(({ source }) => source === 'online')?.customerCode ?? '';
  const start = `${dayFromStart(-1)}T10:00:00`;
  const { code } = await book(salon, { service: cut, employeeCode: ownerCode, start }, { customerCode });
  await salon.api('patch', `/api/Appointment/update-status/${code}?status=Completed`);
};

/** The same person in the same browser, as last time. */
const walkRepeat = async (page: Page, path: string, name: string) => {
  const { steps, measure } = stepTimer();
  const start = page.getByRole('link', { name: texts.start, exact: true }).first();
  const last = page.getByRole('region', { name: texts.lastVisit }).getByRole('link', { name: texts.anyTime });
  const confirm = page.getByRole('button', { name: texts.confirm });
  await measure(
    'salon page',
    () => page.goto(path, { waitUntil: 'commit' }),
    () => start.waitFor(),
  );
  await pause(READING_MS);
  await measure(
    'last visit',
    () => start.tap(),
    () => last.first().waitFor(),
  );
  await measure(
    'confirm',
    () => last.first().tap(),
    () => page.getByRole('timer').first().waitFor(),
  );
  await measure(
    'done',
    () => confirm.tap(),
    () => page.getByRole('heading', { level: 1, name: texts.done(name) }).waitFor(),
  );
  // Each step but the first one begins with a tap.
  return { steps, taps: steps.length - 1 };
};

/** Counts what a person does with the phone. */
const actionCounter = () => {
  const counts = { taps: 0, fields: 0 };
  return {
    counts,
    type: (field: ReturnType<Page['locator']>, text: string): Promise<void> => {
      counts.fields += 1;
      return field.fill(text);
    },
    tap: (what: ReturnType<Page['locator']>) => () => {
      counts.taps += 1;
      return what.tap();
    },
  };
};

/** From the salon's page to the confirmation, as a guest books; each round at another time. */
export const walkProduct = async (
  browser: Browser,
  url: string,
  { path, ...open }: BenchSalon,
  clock: string,
) => {
  const { context, page } = await openSlowPhone(browser, url);
  const guest = newPerson('customer');
  const { steps, measure } = stepTimer();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const day = page
    .getByRole('list', { name: texts.days })
    .getByRole('link', { name: new RegExp(`^${Number(workday.slice(8))} `) });
  const time = page.getByRole('link', { name: clock, exact: true });
  const start = page.getByRole('link', { name: texts.start, exact: true }).first();
  const service = page.getByRole('checkbox', { name: texts.service });
  const scriptsKb = collectScripts(page);
  const { counts, type, tap } = actionCounter();

  await measure(
    'salon page',
    () => page.goto(path, { waitUntil: 'commit' }),
    () => start.waitFor(),
  );
  await pause(READING_MS);
  await measure('services', tap(start), () => service.waitFor());
  await measure('choice', tap(page.getByText(texts.service)), () =>
    page.getByRole('checkbox', { checked: true }).waitFor(),
  );
  await measure('employees', tap(page.getByRole('button', { name: texts.next })), () =>
    heading(texts.employees).waitFor(),
  );
  await measure('days', tap(page.getByRole('link', { name: /Deniz Korkmaz/ })), () => day.waitFor());
  await measure('times', tap(day), () => time.waitFor());
  await measure('hold', tap(time), () => page.getByRole('timer').first().waitFor());
  const name = page.getByLabel(texts.fullName);
  await measure('details', tap(page.getByRole('link', { name: texts.next })), () => name.waitFor());
  await type(name, `${guest.name} ${guest.lastname}`);
  await type(page.getByLabel(texts.phone), guest.digits);
  const code = page.getByLabel(texts.code);
  await measure('code', tap(page.getByRole('button', { name: texts.send })), () => code.waitFor());
  const digits = await codeFor(url, browser, guest.phone);
  await measure(
    'done',
    () => code.fill(digits),
    () => heading(texts.done(guest.name)).waitFor(),
  );
  const kilobytes = await scriptsKb();
  await visitYesterday(open);
  const repeat = await walkRepeat(page, path, guest.name);
  await context.close();
  return { steps, ...counts, scriptsKb: kilobytes, repeat };
};
